import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { ask } from '#domain/upstream/ask.ts';
import type { NewsArticle } from './article.ts';
import { readArticles } from './read-aside.ts';

/** The newest articles of CryptoCompare's `/data/v2/news/`, at most fifty. Throws UpstreamError. */
export async function askCryptoCompare(
  fetch: Fetch,
  { baseUrl, key }: { baseUrl: string; key: string },
  signal: AbortSignal,
): Promise<NewsArticle[]> {
  const bytes = await ask(fetch, {
    url: newsAddress(baseUrl),
    // In a header the key stays out of addresses, and so out of logs.
    headers: { Accept: 'application/json', Authorization: `Apikey ${key}` },
    timeoutMs: 6000,
    maxBytes: 2_000_000,
    signal,
  });
  return readArticles({ format: 'api', text: new TextDecoder().decode(bytes), key }, signal);
}

// Without the slash the service says that there is no such path.
function newsAddress(baseUrl: string): string {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/*$/, '/');
  url.searchParams.set('lang', 'EN');
  return url.href;
}
