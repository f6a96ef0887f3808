import { z } from 'zod';

const refusal = z.object({ error: z.string() });

/**
 * The JSON of an address of the admin, which `fields` are posted to if there are any. Not through the router: a failure
 * there would replace the form by an error page. Never throws: `error` is the server's own, `unreadable` for a response
 * that is not JSON of `schema`, or `unreached` without one.
 */
export async function askAdmin<Data>(
  address: string,
  schema: z.ZodType<Data>,
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
): Promise<{ data: Data } | { error: string }> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      signal,
    });
    const body: unknown = await response.json();
    const { data } = schema.safeParse(body);
    if (data !== undefined) return { data };
    return { error: refusal.safeParse(body).data?.error ?? unreadable };
  } catch (error) {
    return { error: error instanceof SyntaxError ? unreadable : unreached };
  }
}
