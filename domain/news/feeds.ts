import { ask, type Fetch, UpstreamError } from '#domain/upstream/ask.ts';
import type { NewsArticle, NewsLanguage } from './article.ts';
import { readAside } from './read-aside.ts';
import { readFeed } from './read-feed.ts';

export interface FeedSetting {
  language: NewsLanguage;
  url: string;
}

/** The parser takes a tenth of a second for it at worst, a thread longer to start. */
const SMALL_LETTERS = 100_000;

/** The newest articles of an RSS or Atom feed. Throws UpstreamError. */
export async function askFeed(
  fetch: Fetch,
  { language, url }: FeedSetting,
  signal: AbortSignal,
): Promise<NewsArticle[]> {
  const bytes = await ask(fetch, {
    url,
    headers: { Accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml' },
    timeoutMilliseconds: 6000,
    maxBytes: 1_500_000,
    signal,
  });
  const source = new URL(url).hostname;
  const xml = textOf(bytes);
  const articles =
    xml.length > SMALL_LETTERS
      ? await readAside({ xml, language, source }, signal)
      : readFeed(xml, language, source);
  if (articles.length === 0) throw new UpstreamError('the feed holds no article');
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
