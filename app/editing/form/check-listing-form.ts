import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import {
  FORM_FIELDS,
  type FormPurpose,
  listingForm,
  MARK_FIELDS,
} from '#domain/listing/form/listing-form.ts';

/** Checks what a form holds, in the browser as on the server. Fields it does not know are left out. */
export function checkListingForm(form: FormData, purpose: FormPurpose) {
  const known = new FormData();
  for (const name of NAMES) known.set(name, textIn(form, name));
  return parseWithZod(known, { schema: listingForm(purpose), disableAutoCoercion: true });
}

/** A form to go on with, as it was typed. */
export function asTyped(form: FormData): SubmissionResult<string[]> {
  const texts = Object.fromEntries(NAMES.map((name) => [name, textIn(form, name)]));
  return { status: 'error', initialValue: formValues(texts), error: {} };
}

/** The field as a text; empty where there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const NAMES = [...FORM_FIELDS, ...MARK_FIELDS];

/** What a form starts with, by the groups its field names have: `{symbol, en: {name}}`. */
export type FormValues = { [name: string]: string | { [name: string]: string } };

/** Texts by name, `en.name` and the like, as what a form starts with. */
export function formValues(texts: Record<string, string>): FormValues {
  const values: FormValues = {};
  for (const [name, text] of Object.entries(texts)) {
    const [first, second] = name.split('.') as [string, string | undefined];
    if (second === undefined) values[first] = text;
    else values[first] = { ...Object(values[first]), [second]: text };
  }
  return values;
}
