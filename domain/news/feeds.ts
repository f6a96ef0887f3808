import type { AddressRules } from '#domain/outbound/connect-public.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { requestBytes, UpstreamError } from '#domain/upstream/request.ts';
import type { NewsArticle, NewsLanguage } from './article.ts';
import { readArticles } from './read-in-thread.ts';

export interface FeedSetting {
  language: NewsLanguage;
  url: string;
}

/** The newest articles of an RSS or Atom feed, at most fifty. Throws UpstreamError. */
export async function fetchFeed(
  fetch: Fetch,
  { language, url }: FeedSetting,
  signal: AbortSignal,
  redirects: Partial<AddressRules> = {},
): Promise<NewsArticle[]> {
  const bytes = await requestBytes(fetch, {
    url,
    headers: { Accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml' },
    timeoutMs: 6000,
    maxBytes: 1_500_000,
    signal,
    redirects,
  });
  const source = new URL(url).hostname;
  const given = { format: 'feed', text: textOf(bytes), language, source } as const;
  const articles = await readArticles(given, signal);
  if (articles.length === 0) throw new UpstreamError('the feed contains no articles');
  return articles;
}

/** By the encoding that the first line declares; UTF-8 where it declares none that exists. */
function textOf(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1];
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new TextDecoder().decode(bytes);
  }
}
