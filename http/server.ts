import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Services } from '#app/context/services.server.ts';
import { offlinePaths } from '#app/offline/offline-paths.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import type { Reads } from '#db/standbys/reads.ts';
import type { Pictures } from '#domain/image/pictures.ts';
import type { ShareCards } from '#domain/image/share-cards.ts';
import type { Market, NewFigures } from '#domain/market/market.ts';
import type { Rates } from '#domain/market/rates.ts';
import type { NewsSource } from '#domain/news/news.ts';
import type { Translator } from '#domain/translation/translator.ts';
import { createAdmission } from '#http/limits/admission.ts';
import type { RefusalCounts } from '#http/limits/refusal-counts.ts';
import { auditLog } from '#http/log/audit-log.ts';
import { busyPages } from '#http/pages/busy-page.ts';
import { pageServer } from '#http/pages/pages.ts';
import { createRenderer, PUBLIC_SCREENS, STYLES } from '#http/pages/rendering.ts';
import type { Purging } from '#http/purge/purge.ts';
import { commonHeaders, refusalHeaders } from '#http/security/common-headers.ts';
import { countSignIns } from '#http/sign-in/sign-in-counts.ts';
import { sharesBehind } from '#http/visitor/networks.ts';
import type { Readiness } from './health.ts';
import { pageCacheMetrics, purgeMetrics } from './metrics.ts';
import { countRequests, kindOf, type ResponseKind } from './request-counts.ts';
import { routes } from './routes.ts';
import { standbyMetrics } from './standby-metrics.ts';

export interface ServerParts extends Omit<Services, 'publicScreens' | 'audit' | 'onEditor'> {
  market: Market;
  rates: Rates;
  news: NewsSource;
  translator: Translator;
  log: Logger;
  /** For reading what is public: hot standbys, or `db` itself. */
  reads: Database;
  /** Undefined: there are none. */
  standbys?: Pick<Reads, 'health'> | undefined;
  /** The most that cached pages take, compressed, in each process. */
  pageCacheBytes: number;
  /** Folder with the built browser files; null in development, where Vite serves them. */
  browserFiles: string | null;
  readiness: Readiness;
  secret: string;
  /** Proxies in front whose `X-Forwarded-For` is trusted. */
  trustedProxies: number;
  pictures: Pictures;
  shareCards: ShareCards;
  changes: Changes;
  /** `listener` is called when the market's figures change. */
  onNewFigures: (listener: (change: NewFigures) => void) => void;
  /** Counts requests refused before routing. */
  refusals: RefusalCounts;
  /** The cache in front of the site that is purged at changes; undefined: there is none. */
  purging?: Purging;
  /** Undefined: no `/metrics`. */
  metricsToken: string | undefined;
  /** Undefined: no security.txt. */
  securityContact: string | undefined;
}

/** The paths that the service worker saves; read by its build. */
export const OFFLINE_PATHS = offlinePaths(PUBLIC_SCREENS);

/** The request listener of the site: public pages from the page cache, everything else from the routes. */
export function createServer({ signIn, ...services }: ServerParts): RequestListener {
  const site = { https: services.origin.startsWith('https:') };
  const headers = refusalHeaders(site);
  const requests = countRequests();
  const signIns = countSignIns();
  const parts = { ...services, signIn: { ...signIn, onOutcome: signIns.onOutcome } };
  const audit = auditLog(parts.log);
  const admission = createAdmission(parts.origin, sharesBehind(parts.trustedProxies, parts.log));
  const renderer = createRenderer(parts, {
    audit,
    trustedProxies: parts.trustedProxies,
    admission,
  });
  const busyPage = busyPages(commonHeaders(site), STYLES);
  const pages = parts.browserFiles
    ? pageServer({
        screens: PUBLIC_SCREENS,
        render: renderer.publicPage,
        changes: parts.changes,
        identifiers: parts.identifiers,
        onNewFigures: parts.onNewFigures,
        commonHeaders: commonHeaders(site),
        admission,
        busyPage,
        isPurged: parts.purging !== undefined,
        maxBytes: parts.pageCacheBytes,
      })
    : null;
  const counted = [
    ...requests.metrics,
    ...(pages ? pageCacheMetrics(pages.figures) : []),
    ...(parts.purging ? purgeMetrics(parts.purging.figures) : []),
    ...signIns.metrics,
    ...parts.refusals.metrics,
    ...admission.metrics,
    ...(parts.standbys ? standbyMetrics(parts.standbys) : []),
  ];
  const hono = routes(parts, { audit, renderer, counted, admission, busyPage });
  const honoListener = getRequestListener(hono.fetch, {
    // A request whose address cannot be parsed does not reach the middleware that sets headers.
    errorHandler: (error) => {
      const isBadRequest = error instanceof Error && error.name === 'RequestError';
      if (!isBadRequest) parts.log.error({ err: error }, 'a request failed');
      return new Response(null, { status: isBadRequest ? 400 : 500, headers });
    },
  });
  // Development has no page cache.
  if (!pages || !parts.browserFiles) return honoListener;
  const files = new Set(readdirSync(parts.browserFiles));
  return async (request, response) => {
    const startMs = performance.now();
    let kind: ResponseKind = 'page';
    try {
      if (!(await pages.answerPage(request, response))) {
        kind = kindOf(request.url ?? '', files);
        await honoListener(request, response);
      }
    } catch (error) {
      parts.log.error({ err: error, path: request.url?.split('?', 1)[0] }, 'a request failed');
      if (!response.headersSent) response.writeHead(500, headers.flat());
      response.end();
    } finally {
      const status = response.headersSent ? response.statusCode : 0;
      requests.add(kind, status, performance.now() - startMs);
    }
  };
}
