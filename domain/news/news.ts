import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Connect, Fetch } from '#domain/outbound/fetch-public.ts';
import { hostOf } from '#domain/outbound/web-address.ts';
import {
  type CachedResponse,
  type CachedSource,
  cachedSource,
  type SourceOptions,
} from '#domain/upstream/cached-source.ts';
import type { UpstreamHealth } from '#domain/upstream/health.ts';
import { MAX_ARTICLES, type NewsArticle, newsArticleSchema } from './article.ts';
import type { NewsCategory } from './categories.ts';
import { API_CATEGORIES, fetchCryptoCompare } from './crypto-compare.ts';
import { type FeedSetting, fetchFeed } from './feeds.ts';
import { SAMPLES } from './samples.ts';
import { uniqueStories } from './stories.ts';

const FRESH_MS = 5 * 60_000;
/** After this long without a response of the API, newer feeds replace it. */
const API_TRUSTED_MS = 60 * 60_000;

export interface News {
  /** Newest first, in both languages. */
  items: NewsArticle[];
  source: 'api' | 'feeds' | 'samples';
  isStale: boolean;
  /** The time of the newest response among them; null for the samples. */
  fetchedAt: Date | null;
  /** The services that are read, by host name, with the time of the last good response; null: never. */
  services: { host: string; answeredAt: Date | null }[];
}

export interface NewsSource {
  /**
   * Cached responses at once; the samples if there never was a good one. With a category: the articles of all categories,
   * and more of this one if the API has it. Never throws.
   */
  get(category?: NewsCategory | null): Promise<News>;
  /** The health of the API and its categories if there is a key, and of each feed. */
  health(): UpstreamHealth[];
}

/**
 * The news of the API if there is a key; of the feeds without one, or if the API has not answered for an hour. The API
 * is English, so the Arabic feeds are always included. Each source is cached separately.
 */
export function createNews(
  db: Database,
  fetch: Fetch,
  settings: { baseUrl: string; key: string | undefined; feeds: FeedSetting[] },
  log: { warn(details: object, message: string): void },
  // For tests.
  {
    connect,
    readMs,
    ...waits
  }: {
    connect?: Connect;
    /** The longest reading of a long response. */
    readMs?: number | undefined;
  } & Partial<Pick<SourceOptions<never>, 'freshMs' | 'restMs' | 'firstResponseMs' | 'askMs'>> = {},
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
      cached('news api', (signal) => fetchCryptoCompare(fetch, { baseUrl, key, readMs }, signal)),
    );
    for (const [category, name] of API_CATEGORIES) {
      const question = { baseUrl, key, category: name, readMs };
      const load = (signal: AbortSignal) => fetchCryptoCompare(fetch, question, signal);
      api.set(category, cached(`news api ${name}`, load));
    }
  }
  const feeds = [...new Map(settings.feeds.map((feed) => [feed.url, feed])).values()].map(
    (feed) => ({
      language: feed.language,
      host: hostOf(feed.url),
      source: cached(feedName(feed), (signal) => fetchFeed(fetch, feed, signal, connect)),
    }),
  );

  return {
    async get(category = null) {
      // Concurrent: the first visitor waits for the slowest source, not for their sum.
      const [fromApi, fromFeeds] = await Promise.all([
        Promise.all([api.get(null)?.get(), category && api.get(category)?.get()]),
        Promise.all(feeds.map(({ source }) => source.get())),
      ]);
      const responses = fromFeeds.filter(isResponse);
      const apiResponses = fromApi.filter(isResponse);
      const services = [
        ...(key ? [{ host: hostOf(baseUrl), answeredAt: fromApi[0]?.fetchedAt ?? null }] : []),
        ...feeds.map(({ host }, place) => ({
          host,
          answeredAt: fromFeeds[place]?.fetchedAt ?? null,
        })),
      ];
      if (apiResponses.some((response) => !isOutdated(response, responses))) {
        const arabic = fromFeeds.filter((_, place) => feeds[place]?.language === 'ar');
        return { services, ...newsOf('api', apiResponses, arabic.filter(isResponse)) };
      }
      if (responses.length > 0) return { services, ...newsOf('feeds', responses) };
      return { services, items: SAMPLES, source: 'samples', isStale: true, fetchedAt: null };
    },
    health: () =>
      [...api.values(), ...feeds.map(({ source }) => source)].map((source) => source.health()),
  };
}

type NewsResponse = CachedResponse<NewsArticle[]>;

function isResponse(response: NewsResponse | null | undefined): response is NewsResponse {
  return Boolean(response);
}

function isOutdated({ fetchedAt }: NewsResponse, others: NewsResponse[]): boolean {
  const isOld = Date.now() - fetchedAt.getTime() > API_TRUSTED_MS;
  return isOld && others.some((other) => other.fetchedAt > fetchedAt);
}

/** Only `responses` decide how old the news is. */
function newsOf(
  source: 'api' | 'feeds',
  responses: NewsResponse[],
  beside: NewsResponse[] = [],
): Omit<News, 'services'> {
  return {
    items: uniqueStories([...responses, ...beside].flatMap(({ value }) => value)),
    source,
    // One feed that fails does not make the others stale.
    isStale: responses.every(({ isStale }) => isStale),
    fetchedAt: new Date(Math.max(...responses.map(({ fetchedAt }) => fetchedAt.getTime()))),
  };
}

// The address may hold a reader's token, and the name is logged.
function feedName({ url }: FeedSetting): string {
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 8);
  return `news feed ${new URL(url).hostname} ${hash}`;
}
