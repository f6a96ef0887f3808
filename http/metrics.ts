import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { Database } from '#db/client.ts';
import { countOpenHeadlines } from '#domain/headline/headline-tasks.ts';
import type { Pictures } from '#domain/image/pictures.ts';
import { countDeadLinks } from '#domain/link/dead-links.ts';
import { countInDoubt } from '#domain/listing/change/in-doubt.ts';
import type { Market } from '#domain/market/market.ts';
import type { Rates } from '#domain/market/rates.ts';
import type { NewsSource } from '#domain/news/news.ts';
import type { Translator } from '#domain/translation/translator.ts';
import type { UpstreamHealth } from '#domain/upstream/health.ts';
import type { PageFigures } from '#http/pages/pages.ts';
import type { PurgeFigures } from '#http/purge/purge.ts';

/** The longest wait for the database: metrics matter most while it does not answer. */
const DATABASE_TIMEOUT_MS = 2000;
const LAG_RESOLUTION_MS = 20;

interface Parts {
  db: Database;
  market: Pick<Market, 'health'>;
  rates: Pick<Rates, 'health'>;
  news: Pick<NewsSource, 'health'>;
  translator: Pick<Translator, 'health'>;
  pictures: Pick<Pictures, 'health'>;
}

/** `/metrics`, for requests with the token: this process's metrics in Prometheus' text format. */
export function metrics(token: string, parts: Parts, counted: Metric[]): Hono {
  const registry = new Registry();
  const database = databaseMetrics(parts.db);
  const metrics = [...counted, ...upstreamMetrics(parts), ...database.metrics];
  for (const metric of metrics) registry.registerMetric(metric);
  addProcessMetrics(registry);
  const expected = digest(token);
  const routes = new Hono();
  routes.get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    const [, sentToken = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    // `timingSafeEqual` takes buffers of equal length: digests of both tokens.
    if (!timingSafeEqual(digest(sentToken), expected)) {
      return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    await database.refresh();
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  return routes;
}

/** Metrics of the page cache; `figures` is called at each scrape. */
export function pageCacheMetrics(figures: () => PageFigures): Metric[] {
  const requests = new Counter({
    name: 'tabayyan_page_cache_requests_total',
    help: 'Requests for public pages: answered from memory, rendered for the cache, rendered for one visitor.',
    labelNames: ['result'],
    registers: [],
    collect() {
      const { hits, misses, uncacheable } = figures();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
      this.inc({ result: 'uncacheable' }, uncacheable);
    },
  });
  const pages = new Gauge({
    name: 'tabayyan_page_cache_pages',
    help: 'Pages in the cache.',
    registers: [],
    collect() {
      this.set(figures().pages);
    },
  });
  const bytes = new Gauge({
    name: 'tabayyan_page_cache_bytes',
    help: 'Size of their texts, compressed.',
    registers: [],
    collect() {
      this.set(figures().bytes);
    },
  });
  return [requests, pages, bytes];
}

/** Metrics of purges of the cache in front; `figures` is called at each scrape. */
export function purgeMetrics(figures: () => PurgeFigures): Metric[] {
  const purges = new Counter({
    name: 'tabayyan_purges_total',
    help: 'Purges that the cache in front accepted, and purges that failed.',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      const { sent, failed } = figures();
      this.reset();
      this.inc({ outcome: 'sent' }, sent);
      this.inc({ outcome: 'failed' }, failed);
    },
  });
  const waiting = new Gauge({
    name: 'tabayyan_purge_tags_waiting',
    help: 'Tags not yet reported to the cache in front.',
    registers: [],
    collect() {
      this.set(figures().waiting);
    },
  });
  return [purges, waiting];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function upstreamMetrics({ market, rates, news, translator, pictures }: Parts): Metric[] {
  const upstreams = (): UpstreamHealth[] => [
    market.health(),
    rates.health(),
    ...news.health(),
    ...translator.health(),
    pictures.health(),
  ];
  const up = new Gauge({
    name: 'tabayyan_upstream_up',
    help: '1 if the last answer of an outside service was good, 0 if not.',
    labelNames: ['upstream'],
    registers: [],
    collect() {
      for (const { upstream, isHealthy } of upstreams()) {
        if (isHealthy !== null) this.set({ upstream }, Number(isHealthy));
      }
    },
  });
  const age = new Gauge({
    name: 'tabayyan_upstream_answer_age_seconds',
    help: 'Time since the last good answer of an outside service.',
    labelNames: ['upstream'],
    registers: [],
    collect() {
      for (const { upstream, answeredAt } of upstreams()) {
        if (!answeredAt) continue;
        this.set({ upstream }, Math.max(0, Date.now() - answeredAt.getTime()) / 1000);
      }
    },
  });
  return [up, age];
}

function databaseMetrics(db: Database): { metrics: Metric[]; refresh(): Promise<void> } {
  const up = new Gauge({
    name: 'tabayyan_database_up',
    help: '1 if the database answered just now.',
    registers: [],
  });
  const toLookAt = new Gauge({
    name: 'tabayyan_to_look_at',
    help: 'Open tasks of editors: headlines that name a listing, dead links of listings.',
    labelNames: ['what'],
    registers: [],
  });
  const inDoubt = new Gauge({
    name: 'tabayyan_listings_in_doubt',
    help: 'Listings whose Arabic is machine-translated or older than their English, and not reviewed.',
    labelNames: ['kind', 'doubt'],
    registers: [],
  });

  /** Runs the queries of all three; if one fails, only `up` has a sample. */
  async function refresh(): Promise<void> {
    const queries = Promise.all([countInDoubt(db), countOpenHeadlines(db), countDeadLinks(db)]);
    const answer = await Promise.race([
      queries.catch(() => null),
      sleep(DATABASE_TIMEOUT_MS, null, { ref: false }),
    ]);
    up.set(answer ? 1 : 0);
    toLookAt.reset();
    inDoubt.reset();
    if (!answer) return;
    const [listings, headlines, deadLinks] = answer;
    toLookAt.set({ what: 'headline' }, headlines);
    toLookAt.set({ what: 'dead link' }, deadLinks);
    for (const { kind, doubt, count } of listings) inDoubt.set({ kind, doubt }, count);
  }

  return { metrics: [up, toLookAt, inDoubt], refresh };
}

/**
 * Adds the library's metrics of the process, but the event loop's lag as one metric by quantile, without the sampling
 * interval that the library leaves in.
 */
function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  for (const { name } of registry.getMetricsAsArray()) {
    if (name.startsWith('nodejs_eventloop_lag_')) registry.removeSingleMetric(name);
  }
  const delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  delay.enable();
  new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'Lag of the event loop since the last scrape, by quantile.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      // The histogram has the times between two turns of the loop, and no usable quantile before the first.
      const seconds = (nanoseconds: number) =>
        delay.count > 0 ? Math.max(0, nanoseconds / 1e9 - LAG_RESOLUTION_MS / 1000) : 0;
      this.set({ quantile: '0.5' }, seconds(delay.percentile(50)));
      this.set({ quantile: '0.99' }, seconds(delay.percentile(99)));
      this.set({ quantile: '1' }, seconds(delay.max));
      delay.reset();
    },
  });
}
