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

/** The services of the loaders, and those of the server. */
export interface ServerServices extends Omit<Services, 'publicScreens' | 'audit' | 'onEditor'> {
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
export function createServer(given: ServerServices): RequestListener {
  const site = { https: given.origin.startsWith('https:') };
  const headers = refusalHeaders(site);
  const requests = countRequests();
  const signIns = countSignIns();
  const services = { ...given, signIn: { ...given.signIn, onOutcome: signIns.onOutcome } };
  const audit = auditLog(services.log);
  const admission = createAdmission(
    services.origin,
    sharesBehind(services.trustedProxies, services.log),
  );
  const renderer = createRenderer(services, {
    audit,
    trustedProxies: services.trustedProxies,
    admission,
  });
  const busyPage = busyPages(commonHeaders(site), STYLES);
  const pages = services.browserFiles
    ? pageServer({
        screens: PUBLIC_SCREENS,
        render: renderer.publicPage,
        changes: services.changes,
        identifiers: services.identifiers,
        onNewFigures: services.onNewFigures,
        commonHeaders: commonHeaders(site),
        admission,
        busyPage,
        isPurged: services.purging !== undefined,
        maxBytes: services.pageCacheBytes,
      })
    : null;
  const counted = [
    ...requests.metrics,
    ...(pages ? pageCacheMetrics(pages.figures) : []),
    ...(services.purging ? purgeMetrics(services.purging.figures) : []),
    ...signIns.metrics,
    ...services.refusals.metrics,
    ...admission.metrics,
    ...(services.standbys ? standbyMetrics(services.standbys) : []),
  ];
  const hono = routes(services, { audit, renderer, counted, admission, busyPage });
  const honoListener = getRequestListener(hono.fetch, {
    // A request whose address cannot be parsed does not reach the middleware that sets headers.
    errorHandler: (error) => {
      const isBadRequest = error instanceof Error && error.name === 'RequestError';
      if (!isBadRequest) services.log.error({ err: error }, 'a request failed');
      return new Response(null, { status: isBadRequest ? 400 : 500, headers });
    },
  });
  // Development has no page cache.
  if (!pages || !services.browserFiles) return honoListener;
  const files = new Set(readdirSync(services.browserFiles));
  return async (request, response) => {
    const startMs = performance.now();
    let kind: ResponseKind = 'page';
    try {
      if (!(await pages.answerPage(request, response))) {
        kind = kindOf(request.url ?? '', files);
        await honoListener(request, response);
      }
    } catch (error) {
      services.log.error({ err: error, path: request.url?.split('?', 1)[0] }, 'a request failed');
      if (!response.headersSent) response.writeHead(500, headers.flat());
      response.end();
    } finally {
      const status = response.headersSent ? response.statusCode : 0;
      requests.add(kind, status, performance.now() - startMs);
    }
  };
}
