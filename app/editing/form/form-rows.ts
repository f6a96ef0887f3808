import { z } from 'zod';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { INTENT } from './form-values.ts';

/** The texts of the fields whose names match; each name once. */
export function knownIn(form: FormData, names: RegExp): [string, string][] {
  return [...new Set(form.keys())].flatMap((name): [string, string][] => {
    const text = form.get(name);
    return names.test(name) && typeof text === 'string' ? [[name, text]] : [];
  });
}

/** The lists of a form whose rows are added and removed. */
export interface RowLists {
  names: RegExp;
  /** A new row. `today`: an ISO day. */
  blank(today: string): FormValues;
}

/**
 * The row that a browser without scripts asks to add or remove, as an intent of Conform; null: none, undefined: one of a list
 * that the form does not have. `today`: an ISO day.
 */
export function rowIntentIn(
  form: FormData,
  { names, blank }: RowLists,
  today: string,
): string | null | undefined {
  const sent = form.get(INTENT);
  if (sent === null) return null;
  const { data } = rowIntent.safeParse(sent);
  if (!data || !names.test(data.payload.name)) return undefined;
  const { type, payload } = data;
  return JSON.stringify({
    type,
    payload: type === 'insert' ? { name: payload.name, defaultValue: blank(today) } : payload,
  });
}

// Conform takes any path and any index: a list of four billion places, for one.
const rowIntent = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      type: z.enum(['insert', 'remove']),
      payload: z.object({ name: z.string(), index: z.int().min(0).max(99).optional() }),
    }),
  );
