import type { FormValues } from '#app/editing/draft/draft.ts';
import type { FormResult } from './answer.ts';

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
