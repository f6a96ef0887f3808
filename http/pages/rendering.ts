import * as build from 'virtual:react-router/server-build';
import type { Context } from 'hono';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import {
  clientAddress as addressContext,
  beforeRendering,
  heldData,
  ownScripts,
  pageReceiver,
} from '#app/context/request-context.server.ts';
import { screensOf } from '#app/context/screens.ts';
import { type Services, services as servicesContext } from '#app/context/services.server.ts';
import { isAdminPath } from '#app/i18n/admin-path.ts';
import { signInCookies } from '#app/session/cookies.server.ts';
import { type CacheTag, noteTag, readTagged, withTags } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { readingCache } from '#db/reading-cache.ts';
import type { Admission } from '#http/limits/admission.ts';
import { type AuditLog, visitorOf } from '#http/log/audit-log.ts';
import { clientAddress } from '#http/visitor/networks.ts';
import { holdingData } from './held-data.ts';
import { notFoundPages } from './not-found.ts';
import { routesOfPath } from './routes-of-path.ts';

type LoaderServices = Omit<Services, 'publicScreens' | 'audit' | 'onEditor'>;

interface RendererServices extends LoaderServices {
  /** For reading what is public; the admin and editors elsewhere read from `db`. */
  reads: Database;
  changes: Pick<Changes, 'onChange' | 'isListening'>;
}

interface Options {
  audit: AuditLog;
  trustedProxies: number;
  admission: Pick<Admission, 'recognise' | 'afterEditors'>;
}

/** The site's style sheets, by their addresses. */
export const STYLES: string[] = build.assets.routes.root?.css ?? [];

/** The site's public screens. */
export const PUBLIC_SCREENS = screensOf(build.routes);

/** A page or its data, the same for everyone. */
export interface PublicPage {
  status: number;
  headers: Headers;
  /** UTF-8. */
  text: Buffer;
  /** Texts of the inline scripts that the site's own components rendered. */
  ownScripts: string[];
  /** The cache tags that the page read. */
  tags: ReadonlySet<CacheTag>;
  /** The digest of the data that the text was made from; null: not known. */
  digest: string | null;
}

/** A page without its text, because its data are those of an earlier text, which still holds. */
export type UnchangedPage = Pick<PublicPage, 'status' | 'headers' | 'tags'> & { text: null };

/** Renders screens and runs their actions, by React Router. */
export function createRenderer(
  { reads, changes, ...services }: RendererServices,
  { audit, trustedProxies, admission }: Options,
) {
  const render = routerOf(build);
  const nobody = audit.of('');
  const readings = readingCache(changes);
  const publicServices = { ...withTaggedUpstreams(services), db: reads };
  const cookies = signInCookies(services.origin);

  function databaseFor(c: Context): Database {
    const isEditors = isAdminPath(c.req.path) || cookies.read(c.req.raw, 'session');
    return isEditors ? services.db : reads;
  }

  async function answer(c: Context, request: Request): Promise<Response> {
    const context = new RouterContextProvider();
    const visitor = visitorOf(c, { audit, trustedProxies });
    const signIn = { ...services.signIn, log: visitor };
    context.set(addressContext, clientAddress(c, trustedProxies));
    const onEditor = () => admission.recognise(c.req.header('Cookie'));
    const ofRequest = {
      db: databaseFor(c),
      publicScreens: PUBLIC_SCREENS,
      signIn,
      audit: visitor,
      onEditor,
    };
    context.set(servicesContext, { ...services, ...ofRequest });
    const response = await render(request, context);
    c.set('ownScripts', context.get(ownScripts));
    return response;
  }

  const notFound = notFoundPages(build.routes, publicPage);

  /** The page at a path and query, the same for everyone; without its text if `earlier` is the digest of its data. */
  async function publicPage(address: string): Promise<PublicPage>;
  async function publicPage(
    address: string,
    earlier: string | null,
  ): Promise<PublicPage | UnchangedPage>;
  async function publicPage(
    address: string,
    earlier: string | null = null,
  ): Promise<PublicPage | UnchangedPage> {
    const context = new RouterContextProvider();
    // Asserted, since TypeScript does not see that `take` assigns it.
    let rendered = null as Pick<PublicPage, 'text' | 'digest'> | null;
    let isUnchanged = false;
    context.set(servicesContext, {
      ...publicServices,
      publicScreens: PUBLIC_SCREENS,
      audit: nobody,
      onEditor: () => {},
    });
    context.set(beforeRendering, admission.afterEditors);
    context.set(pageReceiver, {
      hasPageOf: (digest) => {
        isUnchanged = digest === earlier;
        return isUnchanged;
      },
      take: (text, digest) => {
        rendered = { text, digest };
      },
    });
    const { result: response, tags } = await withTags(
      () => render(new Request(services.origin + address), context),
      readings,
    );
    const { status, headers } = response;
    if (isUnchanged) return { status, headers, tags, text: null };
    // A router that fails before it renders has a text of its own.
    const unrendered = status < 500 ? await response.text() : 'Unexpected Application Error!';
    const { text, digest } = rendered ?? { text: Buffer.from(unrendered), digest: null };
    return { status, headers, text, ownScripts: context.get(ownScripts), tags, digest };
  }

  return {
    publicPage,

    /** A page or its data, for the sender of the request. */
    page: async (c: Context) => (await notFound(c)) ?? answer(c, pageRequest(c.req.raw)),

    /** The response to a form whose origin has been checked. */
    async form(c: Context): Promise<Response> {
      if (!isDecodable(c.req.path)) return c.text('Not Found', 404);
      return answer(c, formRequest(c.req.raw));
    },
  };
}

/**
 * React Router's request handler. It searches its whole route table at each request and makes another one for React, so
 * that it is given the routes that can match.
 */
function routerOf({ ...build }: ServerBuild): RequestHandler {
  const routesFor = routesOfPath(build.routes);
  const handlers = new WeakMap<ServerBuild['routes'], RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith('.data')) context?.set(heldData, new Map());
    const routes = routesFor(pathname);
    const handler = handlers.get(routes) ?? handlerOf(routes);
    handlers.set(routes, handler);
    return handler(request, context);
  };

  function handlerOf(routes: ServerBuild['routes']): RequestHandler {
    const known = Object.entries(build.assets.routes).filter(([id]) => id in routes);
    const assets = { ...build.assets, routes: Object.fromEntries(known) };
    return createRequestHandler(
      { ...build, routes: holdingData(routes), assets },
      import.meta.env.MODE,
    );
  }
}

// Data fetched from outside services has its own tags, also where it is stored in the database.
function withTaggedUpstreams({
  market,
  marketDays,
  rates,
  news,
  ...rest
}: LoaderServices): LoaderServices {
  return {
    ...rest,
    market: {
      get: () => readTagged(['figures'], () => market.get()),
      coinOf: async (listing) => {
        const found = await readTagged([], () => market.coinOf(listing));
        // Without figures a page changes only when the market has other coins.
        noteTag(found.coin || !found.response ? 'figures' : 'market-coins');
        return found;
      },
    },
    marketDays: { of: (...asked) => readTagged(['figures'], () => marketDays.of(...asked)) },
    rates: { get: () => readTagged(['figures'], () => rates.get()) },
    news: { get: (...asked) => readTagged(['news'], () => news.get(...asked)) },
  };
}

// Behind a proxy React Router would compare the checked origin with another host.
function formRequest(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, { headers });
}

// HEAD is rendered like GET for the same headers. An undecodable path is read as it is written, so that its page names it as unknown.
function pageRequest(request: Request): Request {
  const url = new URL(request.url);
  if (!isDecodable(url.pathname)) url.pathname = url.pathname.replaceAll('%', '%25');
  return new Request(url, { headers: request.headers, signal: request.signal });
}

function isDecodable(pathname: string): boolean {
  try {
    return !/[\r\n]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
