import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Connect, Fetch } from '#domain/outbound/fetch-public.ts';
import {
  type CachedAnswer,
  type CachedSource,
  cachedSource,
} from '#domain/upstream/cached-source.ts';
import type { UpstreamHealth } from '#domain/upstream/health.ts';
import { MAX_ARTICLES, type NewsArticle, newsArticleSchema } from './article.ts';
import type { NewsCategory } from './categories.ts';
import { API_CATEGORIES, fetchCryptoCompare } from './crypto-compare.ts';
import { type FeedSetting, fetchFeed } from './feeds.ts';
import { SAMPLES } from './samples.ts';
import { uniqueStories } from './stories.ts';

const FRESH_MS = 5 * 60_000;
/** After so long without an answer of the API, newer feeds take its place. */
const API_TRUSTED_MS = 60 * 60_000;

export interface News {
  /** Newest first, in both languages. */
  items: NewsArticle[];
  source: 'api' | 'feeds' | 'samples';
  isStale: boolean;
  /** The time of the newest answer among them; null for the samples. */
  fetchedAt: Date | null;
}

export interface NewsSource {
  /**
   * At once when answers are cached; the samples when there has never been a good one. With a category, articles of
   * all, and more of that one where the API has it. Never throws.
   */
  get(category?: NewsCategory | null): Promise<News>;
  /** Of the API and its categories, where there is a key, and of each feed. */
  health(): UpstreamHealth[];
}

/**
 * The news: from the API when there is a key, else, and where the API has not answered for an hour, from the feeds. The
 * API's are in English, so the Arabic feeds are always there. Each source is cached by itself.
 */
export function createNews(
  db: Database,
  fetch: Fetch,
  settings: { baseUrl: string; key: string | undefined; feeds: FeedSetting[] },
  log: { warn(details: object, message: string): void },
  // For tests.
  { connect, ...waits }: { connect?: Connect; freshMs?: number; restMs?: number } = {},
): NewsSource {
  const cached = (name: string, load: (signal: AbortSignal) => Promise<NewsArticle[]>) =>
    cachedSource({
      db,
      name,
      shape: z.array(newsArticleSchema).max(MAX_ARTICLES),
      freshMs: FRESH_MS,
      load,
      log,
      ...waits,
    });

  const { baseUrl, key } = settings;
  const api = new Map<NewsCategory | null, CachedSource<NewsArticle[]>>();
  if (key) {
    api.set(
      null,
      cached('news api', (signal) => fetchCryptoCompare(fetch, { baseUrl, key }, signal)),
    );
    for (const [category, name] of API_CATEGORIES) {
      const question = { baseUrl, key, category: name };
      const load = (signal: AbortSignal) => fetchCryptoCompare(fetch, question, signal);
      api.set(category, cached(`news api ${name}`, load));
    }
  }
  const feeds = [...new Map(settings.feeds.map((feed) => [feed.url, feed])).values()].map(
    (feed) => ({
      language: feed.language,
      source: cached(feedName(feed), (signal) => fetchFeed(fetch, feed, signal, connect)),
    }),
  );

  return {
    async get(category = null) {
      // Together: a first visitor waits for the slowest, not for the sum.
      const [fromApi, fromFeeds] = await Promise.all([
        Promise.all([api.get(null)?.get(), category && api.get(category)?.get()]),
        Promise.all(feeds.map(({ source }) => source.get())),
      ]);
      const answers = fromFeeds.filter(isAnswer);
      const apiAnswers = fromApi.filter(isAnswer);
      if (apiAnswers.some((answer) => !isOutdated(answer, answers))) {
        const arabic = fromFeeds.filter((_, place) => feeds[place]?.language === 'ar');
        return newsOf('api', apiAnswers, arabic.filter(isAnswer));
      }
      if (answers.length > 0) return newsOf('feeds', answers);
      return { items: SAMPLES, source: 'samples', isStale: true, fetchedAt: null };
    },
    health: () =>
      [...api.values(), ...feeds.map(({ source }) => source)].map((source) => source.health()),
  };
}

type Answer = CachedAnswer<NewsArticle[]>;

function isAnswer(answer: Answer | null | undefined): answer is Answer {
  return Boolean(answer);
}

function isOutdated({ fetchedAt }: Answer, others: Answer[]): boolean {
  const isOld = Date.now() - fetchedAt.getTime() > API_TRUSTED_MS;
  return isOld && others.some((other) => other.fetchedAt > fetchedAt);
}

/** Only `answers` decide how old the news is. */
function newsOf(source: 'api' | 'feeds', answers: Answer[], beside: Answer[] = []): News {
  return {
    items: uniqueStories([...answers, ...beside].flatMap(({ value }) => value)),
    source,
    // One feed that fails does not make the others stale.
    isStale: answers.every(({ isStale }) => isStale),
    fetchedAt: new Date(Math.max(...answers.map(({ fetchedAt }) => fetchedAt.getTime()))),
  };
}

// The address may hold a reader's token, and the name is logged.
function feedName({ url }: FeedSetting): string {
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 8);
  return `news feed ${new URL(url).hostname} ${hash}`;
}
