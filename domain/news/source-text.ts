import type { NewsArticle, NewsLanguage } from './article.ts';
import { readCryptoCompare } from './read-crypto-compare.ts';
import { readFeed } from './read-feed.ts';

/** An answer of the news API or of a feed, with the parameters of its parser. */
export type SourceText =
  | { format: 'api'; text: string; key: string }
  | { format: 'feed'; text: string; language: NewsLanguage; source: string };

/** The articles in a text, at most fifty. Throws UpstreamError. */
export function articlesIn(given: SourceText): NewsArticle[] {
  return given.format === 'api'
    ? readCryptoCompare(given.text, given.key)
    : readFeed(given.text, given.language, given.source);
}
