import { blankEvidence } from '#app/editing/evidence/typed-evidence.ts';
import { checkForm, parseStored } from '#app/editing/form/check-form.ts';
import { rowListPattern } from '#app/editing/form/field-patterns.ts';
import type { RowLists } from '#app/editing/form/form-rows.ts';
import { termsSchema } from '#domain/terms/terms.ts';
import { termsFromForm, typedTerms } from './typed-terms.ts';

/** Checks the form of fees and availability. */
export function checkTermsForm(form: FormData) {
  return checkForm(form, termsForm);
}

export const ROWS: RowLists = { names: rowListPattern(typedTerms), blank: blankEvidence };

const termsForm = typedTerms.transform((input, context) => ({
  terms: parseStored(termsSchema, termsFromForm(input), context, { fieldOf }),
}));

// A code in a list has no field of its own; the form's choice has another name than what is stored.
function fieldOf(path: PropertyKey[]): string {
  if (path[1] === 'currencies' || path[1] === 'countries') return path.slice(0, 2).join('.');
  const field = path.join('.');
  return field === 'reserves.tellsLiabilities' ? 'reserves.liabilities' : field;
}
