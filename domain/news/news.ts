import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Fetch } from '#domain/upstream/ask.ts';
import { type Kept, type KeptSource, keepSource } from '#domain/upstream/kept-source.ts';
import { type NewsArticle, newsArticleSchema } from './article.ts';
import { askCryptoCompare } from './crypto-compare.ts';
import { askFeed, type FeedSetting } from './feeds.ts';
import { SAMPLES } from './samples.ts';
import { uniqueStories } from './stories.ts';

export const NEWS_FRESH_MILLISECONDS = 5 * 60_000;

export interface News {
  /** Newest first, in both languages. */
  items: NewsArticle[];
  source: 'api' | 'feeds' | 'samples';
  isStale: boolean;
  /** When the newest answer in it came; null for the samples. */
  fetchedAt: Date | null;
}

export interface NewsSource {
  /** At once when anything is kept. Never throws: when there has never been a good answer, the samples. */
  get(): Promise<News>;
}

/** The news, kept: from the API when there is a key, else, or while the API has never answered, from the feeds. */
export function keepNews(
  db: Database,
  fetch: Fetch,
  settings: { baseUrl: string; key: string | undefined; feeds: FeedSetting[] },
  log: { warn(details: object, message: string): void },
  // For tests: how long things are waited for.
  waits: { freshMilliseconds?: number; restMilliseconds?: number } = {},
): NewsSource {
  const keep = (name: string, load: (signal: AbortSignal) => Promise<NewsArticle[]>) =>
    keepSource({
      db,
      name,
      shape: z.array(newsArticleSchema),
      freshMilliseconds: NEWS_FRESH_MILLISECONDS,
      load,
      log,
      ...waits,
    });

  const { baseUrl, key } = settings;
  const api = key
    ? [keep('news api', (signal) => askCryptoCompare(fetch, { baseUrl, key }, signal))]
    : [];
  // Each feed by itself: a bad one costs nobody else.
  const distinct = new Map(settings.feeds.map((feed) => [feed.url, feed]));
  const feeds = [...distinct.values()].map((feed) =>
    keep(feedName(feed), (signal) => askFeed(fetch, feed, signal)),
  );

  return {
    async get() {
      return (
        (await answerOf('api', api)) ??
        (await answerOf('feeds', feeds)) ?? {
          items: SAMPLES,
          source: 'samples',
          isStale: true,
          fetchedAt: null,
        }
      );
    },
  };
}

/** Null: none of the sources has ever given anything. */
async function answerOf(
  source: 'api' | 'feeds',
  sources: KeptSource<NewsArticle[]>[],
): Promise<News | null> {
  const answers = (await Promise.all(sources.map((each) => each.get()))).filter(
    (answer): answer is Kept<NewsArticle[]> => answer !== null,
  );
  if (answers.length === 0) return null;
  return {
    items: uniqueStories(answers.flatMap(({ value }) => value)),
    source,
    // One feed that has died does not make the others old.
    isStale: answers.every(({ isStale }) => isStale),
    fetchedAt: new Date(Math.max(...answers.map(({ fetchedAt }) => fetchedAt.getTime()))),
  };
}

// Its address may hold a reader's token, and this is logged.
function feedName({ url }: FeedSetting): string {
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 8);
  return `news feed ${new URL(url).hostname} ${hash}`;
}
