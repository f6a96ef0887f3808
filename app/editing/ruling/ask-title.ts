import { z } from 'zod';

/** The server takes ten seconds at most. */
const TIMEOUT_MS = 15_000;
const NONE = 'No title found: type it.';

const answerSchema = z.object({ title: z.string().nullable() });
const refusedSchema = z.object({ error: z.string() });

/** The title of the page at an address, or else a word to the editor. Never throws. */
export async function askTitle(url: string): Promise<{ title: string } | { word: string }> {
  try {
    const answer = await fetch('/admin/evidence-title', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ url }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json();
    const title = answerSchema.safeParse(body).data?.title;
    return title ? { title } : { word: refusedSchema.safeParse(body).data?.error ?? NONE };
  } catch {
    // After any failure the title can be typed.
    return { word: NONE };
  }
}
