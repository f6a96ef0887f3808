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

/**
 * The change of rows that a browser without scripts asks for, as a form asks for it; null where none is, undefined
 * where it is not one that the form has. `lists`: the names of the form's lists. `blank`: a new row.
 */
export function rowIntentIn(
  form: FormData,
  { lists, blank }: { lists: RegExp; blank: FormValues },
): string | null | undefined {
  const sent = form.get(INTENT);
  if (sent === null) return null;
  const { data } = rowIntent.safeParse(sent);
  if (!data || !lists.test(data.payload.name)) return undefined;
  const { type, payload } = data;
  return JSON.stringify({
    type,
    payload: type === 'insert' ? { name: payload.name, defaultValue: blank } : payload,
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
