import { z } from 'zod';
import { TRANSLATED_FIELDS, type TranslatedTexts } from '#domain/translation/fields.ts';

/** The server takes 20 seconds at most. */
const TIMEOUT_MS = 30_000;

const translated = z.object({ text: z.string(), made: z.enum(['machine', 'failed']) });
const answerSchema = z.object({
  fields: z.partialRecord(z.enum(TRANSLATED_FIELDS), translated),
  error: z.string().nullable(),
});
const failedSchema = z.object({ error: z.string() });

/** Has the server translate English texts. Never throws: without an answer there are no fields, and `error` says why. */
export async function askTranslation(
  texts: Record<string, string>,
  signal: AbortSignal,
): Promise<{ fields: TranslatedTexts; error: string | null }> {
  try {
    // Not through the router: a failure there would replace the form by an error page.
    const answer = await fetch('/admin/translate', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(texts),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const body: unknown = await answer.json();
    const read = answerSchema.safeParse(body);
    if (answer.ok && read.success) return read.data as { fields: TranslatedTexts; error: null };
    return { fields: {}, error: failedSchema.safeParse(body).data?.error ?? UNANSWERED };
  } catch (error) {
    return { fields: {}, error: error instanceof SyntaxError ? UNANSWERED : UNREACHED };
  }
}

const UNANSWERED = 'The server could not translate. Please try again later.';
const UNREACHED = 'The server does not answer. Please try again later.';
