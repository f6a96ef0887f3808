import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { requestBytes } from '#domain/upstream/request.ts';
import type { NewsArticle } from './article.ts';
import type { NewsCategory } from './categories.ts';
import { readArticles } from './read-in-thread.ts';

/** The service's names of our categories. It has none for DeFi and NFTs: those are sorted by our own words alone. */
export const API_CATEGORIES = [
  ['bitcoin', 'BTC'],
  ['ethereum', 'ETH'],
  ['regulation', 'REGULATION'],
] as const satisfies [NewsCategory, string][];

/** The newest articles of CryptoCompare's `/data/v2/news/`, of all categories or one; at most 50. Throws UpstreamError. */
export async function fetchCryptoCompare(
  fetch: Fetch,
  {
    baseUrl,
    key,
    category,
    readMs,
  }: { baseUrl: string; key: string; category?: string; readMs?: number | undefined },
  signal: AbortSignal,
): Promise<NewsArticle[]> {
  const bytes = await requestBytes(fetch, {
    url: newsAddress(baseUrl, category),
    // In a header the key stays out of addresses, and so out of logs.
    headers: { Accept: 'application/json', Authorization: `Apikey ${key}` },
    timeoutMs: 6000,
    maxBytes: 2_000_000,
    signal,
  });
  return readArticles(
    { format: 'api', text: new TextDecoder().decode(bytes), key },
    signal,
    readMs,
  );
}

// Without the trailing slash the service answers that the path does not exist.
function newsAddress(baseUrl: string, category: string | undefined): string {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/*$/, '/');
  url.searchParams.set('lang', 'EN');
  if (category) url.searchParams.set('categories', category);
  return url.href;
}
