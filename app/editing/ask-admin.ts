import { z } from 'zod';

const refusal = z.object({ error: z.string() });

/**
 * The JSON of an address of the admin, which `fields` are posted to if there are any. Not through the router: a failure
 * there would replace the form by an error page. Never throws: `error` is the server's own, `unreadable` for an answer
 * that is none, or `unreached` without one.
 */
export async function askAdmin<Answer>(
  address: string,
  schema: z.ZodType<Answer>,
  {
    fields,
    signal,
    unreadable,
    unreached = unreadable,
  }: {
    fields?: Record<string, string>;
    signal: AbortSignal;
    unreadable: string;
    unreached?: string;
  },
): Promise<{ answer: Answer } | { error: string }> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      signal,
    });
    const body: unknown = await response.json();
    const { data: answer } = schema.safeParse(body);
    if (answer !== undefined) return { answer };
    return { error: refusal.safeParse(body).data?.error ?? unreadable };
  } catch (error) {
    return { error: error instanceof SyntaxError ? unreadable : unreached };
  }
}
