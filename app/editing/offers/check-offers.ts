import { blankEvidence } from '#app/editing/evidence/typed-evidence.ts';
import { checkForm, parseStored } from '#app/editing/form/check-form.ts';
import { rowListPattern } from '#app/editing/form/field-patterns.ts';
import type { RowLists } from '#app/editing/form/form-rows.ts';
import { offersSchema } from '#domain/ruling/offers.ts';
import { offersFromForm, typedOffers } from './typed-offers.ts';

/** Checks the form of an exchange's offers. */
export function checkOffersForm(form: FormData) {
  return checkForm(form, offersForm);
}

export const ROWS: RowLists = { names: rowListPattern(typedOffers), blank: blankEvidence };

const offersForm = typedOffers.transform((input, context) => ({
  offers: parseStored(offersSchema, offersFromForm(input), context, { fieldOf }),
}));

// The main product has one field for all.
function fieldOf(path: PropertyKey[]): string {
  return path.at(-1) === 'isMain' ? 'main' : path.join('.');
}
