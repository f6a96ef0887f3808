import { z } from 'zod';
import type { Kind } from '#domain/listing/kind.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { OtherRuling } from './other-listing.tsx';
import { typedRuling } from './typed-ruling.ts';

const TIMEOUT_MS = 15_000;
const UNANSWERED = 'The server does not answer. Please try again.';

const answerSchema = z.object({ id: z.string(), name: z.string(), input: typedRuling.nullable() });
const refusedSchema = z.object({ error: z.string() });

/** Another listing's ruling, or a word on why there is none. Never throws. */
export async function askOther(
  kind: Kind,
  id: string,
  scope: Scope,
): Promise<{ other: OtherRuling } | { error: string }> {
  try {
    // Not through the router: a failure there would replace the form by an error page.
    const answer = await fetch(`/admin/ruling.json?${new URLSearchParams({ kind, id, scope })}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json();
    const { data } = answerSchema.safeParse(body);
    if (!data) return { error: refusedSchema.safeParse(body).data?.error ?? UNANSWERED };
    const { input, ...other } = data;
    return input
      ? { other: { ...other, input } }
      : { error: `Of ${data.name} nothing is written down here yet.` };
  } catch {
    return { error: UNANSWERED };
  }
}
