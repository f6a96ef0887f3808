import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Database } from '#db/client.ts';
import { countDeadLinks } from '#domain/freshness/dead-links.ts';
import { countOpenHeadlines } from '#domain/freshness/headline-tasks.ts';
import type { Pictures } from '#domain/image/pictures.ts';
import { countInDoubt } from '#domain/listing/change/in-doubt.ts';
import type { Market } from '#domain/market/market.ts';
import type { Rates } from '#domain/market/rates.ts';
import type { NewsSource } from '#domain/news/news.ts';
import type { Translator } from '#domain/translation/translator.ts';
import type { UpstreamHealth } from '#domain/upstream/health.ts';
import { watchProcess } from '#http/metrics/process-metrics.ts';
import { figure, type Metric, PROMETHEUS_TEXT, prometheusText } from '#http/metrics/prometheus.ts';
import type { PageFigures } from '#http/pages/pages.ts';

/** Who asks for metrics wants them most when the database does not answer. */
const PATIENCE_MILLISECONDS = 2000;

interface Parts {
  db: Database;
  market: Pick<Market, 'health'>;
  rates: Pick<Rates, 'health'>;
  news: Pick<NewsSource, 'health'>;
  translator: Pick<Translator, 'health'>;
  pictures: Pick<Pictures, 'health'>;
}

/** What is counted in front of the routes. */
export interface Counted {
  requests: { metrics(): Metric[] };
  signIns: { metric(): Metric };
  refusals: { metrics(): Metric[] };
  admission: { metrics(): Metric[] };
  /** Null in development, where none are kept. */
  pages: { figures(): PageFigures } | null;
}

/** `/metrics`, for who knows the token: this process's figures in Prometheus' text format. */
export function metrics(token: string, parts: Parts, counted: Counted): Hono {
  const ofProcess = watchProcess();
  const expected = digest(token);
  const routes = new Hono();
  routes.get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    // Hashed they are of one length, and the time tells nothing.
    if (!timingSafeEqual(digest(given), expected)) {
      return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    const all = [
      ...counted.requests.metrics(),
      ...(counted.pages ? ofPages(counted.pages.figures()) : []),
      counted.signIns.metric(),
      ...counted.refusals.metrics(),
      ...counted.admission.metrics(),
      ...ofUpstreams(upstreamsOf(parts)),
      ...(await ofDatabase(parts.db)),
      ...ofProcess(),
    ];
    return c.body(prometheusText(all), 200, { 'Content-Type': PROMETHEUS_TEXT });
  });
  return routes;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function ofPages({ hits, misses, unkept, pages, bytes }: PageFigures): Metric[] {
  return [
    {
      name: 'tabayyan_page_cache_requests_total',
      type: 'counter',
      help: 'Public pages asked for: answered from memory, rendered to be kept, rendered for once.',
      samples: Object.entries({ hit: hits, miss: misses, uncacheable: unkept }).map(
        ([result, value]) => ({ labels: { result }, value }),
      ),
    },
    figure('gauge', 'tabayyan_page_cache_pages', 'Pages kept in memory.', pages),
    figure('gauge', 'tabayyan_page_cache_bytes', 'Their text, not compressed.', bytes),
  ];
}

function upstreamsOf({ market, rates, news, translator, pictures }: Parts): UpstreamHealth[] {
  return [
    market.health(),
    rates.health(),
    ...news.health(),
    ...translator.health(),
    pictures.health(),
  ];
}

function ofUpstreams(upstreams: UpstreamHealth[]): Metric[] {
  const nowMs = Date.now();
  return [
    {
      name: 'tabayyan_upstream_up',
      type: 'gauge',
      help: '1 where the last answer of an outside service was good, 0 where it was not.',
      samples: upstreams.flatMap(({ upstream, isWell }) =>
        isWell === null ? [] : [{ labels: { upstream }, value: Number(isWell) }],
      ),
    },
    {
      name: 'tabayyan_upstream_answer_age_seconds',
      type: 'gauge',
      help: 'How long ago the last good answer of an outside service came.',
      samples: upstreams.flatMap(({ upstream, answeredAt }) =>
        answeredAt
          ? [{ labels: { upstream }, value: Math.max(0, nowMs - answeredAt.getTime()) / 1000 }]
          : [],
      ),
    },
  ];
}

async function ofDatabase(db: Database): Promise<Metric[]> {
  const asked = Promise.all([countInDoubt(db), countOpenHeadlines(db), countDeadLinks(db)]);
  const answered = asked.catch(() => null);
  const found = await Promise.race([answered, sleep(PATIENCE_MILLISECONDS, null, { ref: false })]);
  const [inDoubt, headlines, links] = found ?? [];
  return [
    figure('gauge', 'tabayyan_database_up', '1 where it answered just now.', found ? 1 : 0),
    {
      name: 'tabayyan_to_look_at',
      type: 'gauge',
      help: 'What waits for an editor: headlines that name a listing, links of listings that lead nowhere.',
      samples: found
        ? [
            { labels: { what: 'headline' }, value: headlines ?? 0 },
            { labels: { what: 'dead link' }, value: links ?? 0 },
          ]
        : [],
    },
    {
      name: 'tabayyan_listings_in_doubt',
      type: 'gauge',
      help: 'Listings with Arabic that a machine made, or that is older than its English, and nobody has read.',
      samples: (inDoubt ?? []).map(({ kind, doubt, count }) => ({
        labels: { kind, doubt },
        value: count,
      })),
    },
  ];
}
