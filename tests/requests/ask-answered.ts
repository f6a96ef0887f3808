import type { Fetch } from '#domain/outbound/fetch-public.ts';

type Ask<T> = (
  fetch: Fetch,
  service: { baseUrl: string; key: string | undefined },
  signal: AbortSignal,
) => Promise<T>;

/** Calls `ask` with a market service that answers `body`; returns the requests it got and the result. */
export async function askAnswered<T>(ask: Ask<T>, body: unknown, key?: string) {
  const asked: { url: string; headers: Headers }[] = [];
  const fetch: Fetch = async (url, init) => {
    asked.push({ url, headers: new Headers(init.headers) });
    return Response.json(body);
  };
  const baseUrl = 'https://market.example/api/v3/';
  return { asked, answer: await ask(fetch, { baseUrl, key }, new AbortController().signal) };
}
