import type { Fetch } from '#domain/outbound/fetch-public.ts';

type Ask<T> = (
  fetch: Fetch,
  service: { baseUrl: string; key: string | undefined },
  signal: AbortSignal,
) => Promise<T>;

/** What the market service is asked by `ask`, and what comes of the answer `body`. */
export async function askAnswered<T>(ask: Ask<T>, body: unknown, key?: string) {
  const asked: { url: string; headers: Headers }[] = [];
  const fetch: Fetch = async (url, init) => {
    asked.push({ url, headers: new Headers(init.headers) });
    return Response.json(body);
  };
  const baseUrl = 'https://market.example/api/v3/';
  return { asked, answer: await ask(fetch, { baseUrl, key }, new AbortController().signal) };
}
