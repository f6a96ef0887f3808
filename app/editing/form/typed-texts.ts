import { z } from 'zod';

// Values of forms: texts as they are typed, checked later by the schema of what is stored.

export const typed = z.string().default('');
/** A text on one line, such as an address or a code: pasted ones often have spaces around them. */
export const typedLine = z.string().trim().default('');
export const typedInBoth = z.object({ en: typed, ar: typed }).prefault({});
export type BilingualValues = z.output<typeof typedInBoth>;

/** The text typed in two languages, trimmed; null if both are empty. */
export function bothOrNone(texts: BilingualValues): BilingualValues | null {
  const [en, ar] = [texts.en.trim(), texts.ar.trim()];
  return en || ar ? { en, ar } : null;
}

/** The values of a form by its schema; null where they are not of this form. */
export function readValues<Input>(schema: z.ZodType<Input>, values: unknown): Input | null {
  return schema.safeParse(values).data ?? null;
}
