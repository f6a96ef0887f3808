import { z } from 'zod';
import { fromStorage } from '#app/ui/from-storage.ts';
import { parseJson } from '#domain/text/parse-json.ts';

/** The time after the last key at which a draft is stored. */
export const TYPING_PAUSE_MS = 500;

/** The values of a form by field, nested as the names are: `{symbol, en: {name}}`. */
export interface FormValues {
  [name: string]: FormValue;
}
type FormValue = string | FormValue[] | FormValues;

/** Values that were typed and not saved, stored by the browser. */
export interface Draft {
  /** ISO time of the last change. */
  at: string;
  /** Values by field, as in the form. */
  values: FormValues;
}

const draftSchema = z.object({
  at: z.iso.datetime(),
  values: z.record(z.string(), z.unknown()),
});

/** The name under which the browser keeps an editor's draft of the form at `path`. */
export function draftKey(email: string, path: string): string {
  return `draft:${email}:${path}`;
}

/** The draft, or null. */
export function readDraft(key: string): Draft | null {
  const stored = fromStorage(() => localStorage.getItem(key));
  return stored
    ? ((draftSchema.safeParse(parseJson(stored)).data as Draft | undefined) ?? null)
    : null;
}

/** Stores a draft; false where the browser does not allow it. */
export function storeDraft(key: string, draft: Draft): boolean {
  return (
    fromStorage(() => {
      localStorage.setItem(key, JSON.stringify(draft));
      return true;
    }) ?? false
  );
}

/** Removes the draft, if there is one. */
export function forgetDraft(key: string): void {
  fromStorage(() => localStorage.removeItem(key));
}

/** The texts in the values of a form by their names, without empty ones. */
export function typedTextsIn(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return value.trim() ? [[name, value]] : [];
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    typedTextsIn(part, (name && `${name}.${key}`) || key),
  );
}
