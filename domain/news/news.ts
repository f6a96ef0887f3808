import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { AddressRules } from '#domain/outbound/connect-public.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { type CachedAnswer, cachedSource } from '#domain/upstream/cached-source.ts';
import type { UpstreamHealth } from '#domain/upstream/health.ts';
import { MOST_ARTICLES, type NewsArticle, newsArticleSchema } from './article.ts';
import { askCryptoCompare } from './crypto-compare.ts';
import { askFeed, type FeedSetting } from './feeds.ts';
import { SAMPLES } from './samples.ts';
import { uniqueStories } from './stories.ts';

const FRESH_MS = 5 * 60_000;
/** A silent API is waited for that long; then the feeds take its place. */
const API_TRUSTED_MILLISECONDS = 60 * 60_000;

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
  /** Of the API, where there is one, and of each feed. */
  health(): UpstreamHealth[];
}

/**
 * The news, kept: from the API when there is a key, else, and where the API has not answered for an hour, from the
 * feeds. The API's are in English, so the Arabic feeds are always there.
 */
export function keepNews(
  db: Database,
  fetch: Fetch,
  settings: { baseUrl: string; key: string | undefined; feeds: FeedSetting[] },
  log: { warn(details: object, message: string): void },
  // For tests: where redirects may lead, how long things are waited for.
  {
    connect,
    ...waits
  }: {
    connect?: Partial<AddressRules>;
    freshMs?: number;
    restMs?: number;
  } = {},
): NewsSource {
  const keep = (name: string, load: (signal: AbortSignal) => Promise<NewsArticle[]>) =>
    cachedSource({
      db,
      name,
      shape: z.array(newsArticleSchema).max(MOST_ARTICLES),
      freshMs: FRESH_MS,
      load,
      log,
      ...waits,
    });

  const { baseUrl, key } = settings;
  const api = key
    ? keep('news api', (signal) => askCryptoCompare(fetch, { baseUrl, key }, signal))
    : null;
  // Each feed by itself: a bad one costs nobody else.
  const distinct = new Map(settings.feeds.map((feed) => [feed.url, feed]));
  const feeds = [...distinct.values()].map((feed) => ({
    language: feed.language,
    source: keep(feedName(feed), (signal) => askFeed(fetch, feed, signal, connect)),
  }));

  return {
    async get() {
      // All at once, so that a first visitor waits for none after another.
      const [fromApi, ...fromFeeds] = await Promise.all([
        api?.get() ?? null,
        ...feeds.map(({ source }) => source.get()),
      ]);
      const answers = fromFeeds.filter(isAnswer);
      const arabic = fromFeeds.filter((_, place) => feeds[place]?.language === 'ar');
      if (fromApi && !isOutdated(fromApi, answers)) {
        return newsOf('api', [fromApi], arabic.filter(isAnswer));
      }
      if (answers.length > 0) return newsOf('feeds', answers);
      return { items: SAMPLES, source: 'samples', isStale: true, fetchedAt: null };
    },
    health: () =>
      [...(api ? [api] : []), ...feeds.map(({ source }) => source)].map((each) => each.health()),
  };
}

type Answer = CachedAnswer<NewsArticle[]>;

function isAnswer(answer: Answer | null): answer is Answer {
  return answer !== null;
}

function isOutdated({ fetchedAt }: Answer, others: Answer[]): boolean {
  const isOld = Date.now() - fetchedAt.getTime() > API_TRUSTED_MILLISECONDS;
  return isOld && others.some((other) => other.fetchedAt > fetchedAt);
}

/** How old it is goes by `answers`, not by what is beside them. */
function newsOf(source: 'api' | 'feeds', answers: Answer[], beside: Answer[] = []): News {
  return {
    items: uniqueStories([...answers, ...beside].flatMap(({ value }) => value)),
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
