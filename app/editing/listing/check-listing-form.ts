import { parseWithZod } from '@conform-to/zod/v4';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { formValues, textIn, textsAt, withIntentOf } from '#app/editing/form/form-values.ts';
import type { FormResult } from '#app/editing/form/outcome.ts';
import {
  FORM_FIELDS,
  listingInputSchema,
  MARK_FIELDS,
} from '#domain/listing/form/listing-input.ts';
import type { FormPurpose } from '#domain/listing/plain-field.ts';
import type { TranslatedTexts } from '#domain/translation/fields.ts';
import { takenTexts } from './machine-arabic.ts';

/** Checks a form, in the browser as on the server. Fields it does not know are left out. */
export function checkListingForm(form: FormData, purpose: FormPurpose) {
  const known = NAMES.map((name) => [name, textIn(form, name)] as const);
  return parseWithZod(withIntentOf(form, known), {
    schema: listingInputSchema(purpose),
    disableAutoCoercion: true,
  });
}

/** A form to go on with, as it was typed. */
export function asTyped(form: FormData): FormResult {
  const texts = Object.fromEntries(NAMES.map((name) => [name, textIn(form, name)]));
  return { status: 'error', initialValue: formValues(texts), error: {} };
}

const NAMES = ['version', 'image-address', ...FORM_FIELDS, ...MARK_FIELDS];

/** The values of a draft; missing ones are empty, unknown ones are left out. */
export function draftValues(draft: unknown): FormValues {
  return formValues(textsAt(NAMES, draft));
}

/** The values of a form with a translation of its English texts. */
export function withArabic(values: unknown, made: TranslatedTexts): FormValues {
  const fields: Record<string, string> = {};
  for (const [field, text] of takenTexts(values, made)) {
    fields[`machine.${field}`] = text;
    fields[`ar.${field}`] = text;
    // Another text was read.
    fields[`read.${field}`] = '';
  }
  return formValues({ ...textsAt(NAMES, values), ...fields });
}
