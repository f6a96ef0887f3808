import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import {
  clientAddress as addressContext,
  type Services,
  services,
  takePage,
} from '#app/services.server.ts';
import type { Changes } from '#db/changes.ts';
import type { Pictures } from '#domain/image/pictures.ts';
import type { Market } from '#domain/market/market.ts';
import type { NewsSource } from '#domain/news/news.ts';
import type { Translator } from '#domain/translation/translator.ts';
import { api } from './api.ts';
import { clientAddress } from './client-address.ts';
import { commonHeaders, refusalHeaders } from './common-headers.ts';
import { formLimit } from './form-limit.ts';
import { health, type Readiness } from './health.ts';
import { images } from './images.ts';
import { type Counted, metrics } from './metrics.ts';
import { publicPages } from './pages.ts';
import { readDeadline } from './read-deadline.ts';
import { type AnswerKind, countRequests, kindOf } from './request-counts.ts';
import { requestLog } from './request-log.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { securityText } from './security-text.ts';
import { signInApi, signInFrom } from './sign-in-api.ts';
import { countSignIns } from './sign-in-counts.ts';
import { uploads } from './uploads.ts';

export interface ServerParts extends Services {
  market: Market;
  news: NewsSource;
  translator: Translator;
  log: Logger;
  /** Folder with the built browser files; null in development, where Vite serves them. */
  browserFiles: string | null;
  readiness: Readiness;
  secret: string;
  /** How many proxies in front are believed what they say of the visitor. */
  trustedProxies: number;
  pictures: Pictures;
  changes: Changes;
  /** `tell` is called whenever the market's figures are others. */
  onNewFigures: (tell: () => void) => void;
  /** Undefined: no `/metrics`. */
  metricsToken: string | undefined;
  /** Undefined: no security.txt. */
  securityContact: string | undefined;
}

/** The whole HTTP side: public pages first, from memory where they are kept; then the rest. */
export function createServer(parts: ServerParts): RequestListener {
  const renderPage = createRequestHandler(build, import.meta.env.MODE);
  const site = { https: parts.origin.startsWith('https:') };
  const headers = refusalHeaders(site);
  const requests = countRequests();
  const signIns = countSignIns();
  const counted: Counted = { requests, signIns, pages: null };
  const counting = { ...parts, signIn: { ...parts.signIn, onOutcome: signIns.onOutcome } };
  const rest = getRequestListener(everything(counting, renderPage, counted).fetch, {
    // What has no address that can be read never gets to where headers are set.
    errorHandler: (error) => {
      const isTheirs = error instanceof Error && error.name === 'RequestError';
      if (!isTheirs) parts.log.error({ err: error }, 'a request failed');
      return new Response(null, { status: isTheirs ? 400 : 500, headers });
    },
  });
  // In development every page is fresh from its source.
  if (!parts.browserFiles) return rest;
  const pages = publicPages({
    render: async (address) => {
      const context = new RouterContextProvider();
      // For when the router fails before it renders anything.
      let text = 'Unexpected Application Error!';
      context.set(services, parts);
      context.set(takePage, (page) => {
        text = page;
      });
      const { status, headers } = await renderPage(new Request(parts.origin + address), context);
      return { status, headers, text };
    },
    changes: parts.changes,
    onNewFigures: parts.onNewFigures,
    commonHeaders: commonHeaders(site),
  });
  counted.pages = pages;
  const files = new Set(readdirSync(parts.browserFiles));
  return async (request, answer) => {
    const startMs = performance.now();
    let kind: AnswerKind = 'page';
    try {
      if (!(await pages.answerPage(request, answer))) {
        kind = kindOf(request.url ?? '', files);
        await rest(request, answer);
      }
    } catch (error) {
      parts.log.error({ err: error, path: request.url?.split('?', 1)[0] }, 'a request failed');
      if (!answer.headersSent) answer.writeHead(500, headers.flat());
      answer.end();
    } finally {
      const status = answer.headersSent ? answer.statusCode : 0;
      requests.add(kind, status, performance.now() - startMs);
    }
  };
}

type RenderPage = ReturnType<typeof createRequestHandler>;

/** Middleware in the order it runs, React Router last. */
function everything(
  {
    browserFiles,
    readiness,
    secret,
    trustedProxies,
    pictures,
    changes,
    metricsToken: token,
    securityContact: contact,
    ...provided
  }: ServerParts,
  renderPage: RenderPage,
  counted: Counted,
): Hono {
  const server = new Hono();
  server.use(requestLog(provided.log));
  // Outside the security headers, which read the page.
  server.use(compress());
  server.use(
    securityHeaders({
      https: provided.origin.startsWith('https:'),
      // Vite's reload puts scripts and styles into pages as it goes.
      policy: browserFiles !== null,
    }),
  );
  server.route('/', health(provided.db, readiness));
  if (token) server.route('/', metrics(token, { ...provided, pictures }, counted));
  if (contact) server.route('/', securityText({ contact, origin: provided.origin }));
  server.use('/api/*', readDeadline);
  server.route('/api', signInApi({ ...provided, trustedProxies }));
  server.route('/api', api(provided));
  server.route('/images', images(secret, pictures));
  server.route('/uploads', uploads(provided.uploads));
  if (browserFiles) addFiles(server, browserFiles);
  const page = (c: Context, request: Request) => {
    const context = new RouterContextProvider();
    const address = clientAddress(c, trustedProxies);
    context.set(addressContext, address);
    context.set(services, { ...provided, signIn: signInFrom(address, provided) });
    return renderPage(request, context);
  };
  server.on(['GET', 'HEAD'], '*', readDeadline, (c) => page(c, pageRequest(c.req.raw)));
  // An editor's forms; with scripts they go to the page's address with `.data` behind it.
  server.post('/admin/*', sameOrigin(provided.origin), formLimit, async (c) => {
    if (!isReadable(c.req.path)) return c.text('Not Found', 404);
    const answer = await page(c, formRequest(c.req.raw));
    // Whoever has been told that it is saved sees it saved.
    await changes.caughtUp();
    return answer;
  });
  server.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  server.onError((error, c) => {
    provided.log.error({ err: error, path: c.req.path }, 'a request failed');
    return c.text('Unexpected Application Error!', 500);
  });
  return server;
}

// The origin has been checked; behind a proxy React Router would compare it with another host.
function formRequest(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, { headers });
}

// HEAD is rendered like GET, so that both say the same of the page. What is no path has no page.
function pageRequest(request: Request): Request {
  const url = new URL(request.url);
  if (!isReadable(url.pathname)) url.pathname = '/unreadable-address';
  return new Request(url, { headers: request.headers, signal: request.signal });
}

function isReadable(pathname: string): boolean {
  try {
    return !/[\r\n]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function addFiles(server: Hono, root: string) {
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => {
      // Vite puts a hash into the names under assets/.
      const forever = c.req.path.startsWith('/assets/');
      c.header(
        'Cache-Control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  // Looked for where they can be: a page's path is no file's.
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    server.use(entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`, wholeOnly, files);
  }
}

// No file here is worth asking for in parts; compressed on the way, a part would be of other bytes than it says.
const wholeOnly = createMiddleware(async (c, next) => {
  if (c.req.header('Range') !== undefined) c.req.raw.headers.delete('Range');
  await next();
});
