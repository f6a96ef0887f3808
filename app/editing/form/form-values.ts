import type { FormValues } from '#app/editing/draft/draft.ts';
import type { FormResult } from './outcome.ts';

/** The field as a text; empty where there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Texts by name, `en.name` and the like, as the values of a form: `{symbol, en: {name}}`. */
export function formValues(texts: Record<string, string>): FormResult['initialValue'] & FormValues {
  const values: Record<string, string | Record<string, string>> = {};
  for (const [name, text] of Object.entries(texts)) {
    const [first, second] = name.split('.') as [string, string | undefined];
    if (second === undefined) values[first] = text;
    else values[first] = { ...Object(values[first]), [second]: text };
  }
  return values;
}

/** The texts with these names, `en.name` and the like, in the values of a form; empty where there is none. */
export function textsAt(names: readonly string[], values: unknown): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textAt(name, values)]));
}

/** The text with this name in the values of a form; empty where there is none. */
export function textAt(name: string, values: unknown): string {
  const text = name.split('.').reduce((part, key) => Object(part)[key], values);
  return typeof text === 'string' ? text : '';
}

/** The field in which Conform sends what a button changes in the form, such as adding a row. */
export const INTENT = '__intent__';

/** Whether a submit event changes the form instead of saving it. */
export function isIntent({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute('name') === INTENT;
}

/** A form with the given fields and the intent of its sender. */
export function withIntentOf(
  sent: FormData,
  fields: Iterable<readonly [name: string, text: string]>,
): FormData {
  const form = new FormData();
  for (const [name, text] of fields) form.append(name, text);
  const intent = sent.get(INTENT);
  if (intent !== null) form.set(INTENT, intent);
  return form;
}

/** The version a form names; 0 where it names none: it has seen none, and that is stale. */
export function versionIn(form: FormData): number {
  const text = form.get('version');
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
