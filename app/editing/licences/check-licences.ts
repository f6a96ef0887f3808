import type { z } from 'zod';
import { checkForm, parseStored } from '#app/editing/form/check-form.ts';
import { rowListPattern } from '#app/editing/form/field-patterns.ts';
import type { RowLists } from '#app/editing/form/form-rows.ts';
import { messageOf } from '#app/editing/form/messages.ts';
import { licencesSchema, SERVICES } from '#domain/licence/licence.ts';
import { blankLicence, licencesFromForm, typedLicences } from './typed-licences.ts';

/** Checks the form of licences. */
export function checkLicencesForm(form: FormData) {
  return checkForm(form, licencesForm);
}

export const ROWS: RowLists = { names: rowListPattern(typedLicences), blank: blankLicence };

const licencesForm = typedLicences.transform((input, context) => ({
  licences: parseStored(licencesSchema, licencesFromForm(input), context, { fieldOf, wordsOf }),
}));

// A service or a name has no field of its own.
function fieldOf([index, field, part]: PropertyKey[]): string {
  if (index === undefined) return 'licences';
  const isList = field === 'services' || field === 'names';
  const parts = ['licences', index, field, ...(part === undefined || isList ? [] : [part])];
  return parts.join('.');
}

const MESSAGES: Record<string, string> = {
  country: 'Choose a register, or enter two letters, such as BH',
  url: 'Choose a register, or enter its web address',
  services: `Use only ${SERVICES.join(', ')}`,
};

function wordsOf(issue: z.core.$ZodIssue): string {
  return MESSAGES[String(issue.path[1])] ?? messageOf(issue);
}
