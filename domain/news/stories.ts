import { foldForSearch } from '#domain/listing/list/search-text.ts';
import type { NewsArticle } from './article.ts';

const TRACKING =
  /^(?:utm_.*|mc_.*|_hs.*|ref|ref_.*|source|src|cmp|cmpid|fbclid|gclid|dclid|msclkid|yclid|igshid|traffic_source|guccounter)$/i;

/** Newest first, each story once: articles with the same address or the same title are one. */
export function uniqueStories(articles: NewsArticle[]): NewsArticle[] {
  const seen = new Set<string>();
  return articles
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .filter((article) => {
      const { address, title } = storyOf(article);
      const keys = [`at ${address}`, `called ${title}`];
      const isNew = keys.every((key) => !seen.has(key));
      for (const key of keys) seen.add(key);
      return isNew;
    });
}

/** The address and title that identify an article's story. */
export function storyOf({ url, title }: Pick<NewsArticle, 'url' | 'title'>) {
  return { address: storyAddress(url), title: storyTitle(title) };
}

/** An address without tracking parameters. */
function storyAddress(url: string): string {
  const { hostname, pathname, searchParams } = new URL(url);
  const query = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&');
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}?${query}`;
}

function storyTitle(title: string): string {
  const words = foldForSearch(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // A title of symbols only is compared as it is.
  return words || title;
}
