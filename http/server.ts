import * as build from 'virtual:react-router/server-build';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { clientAddress as addressContext, type Services, services } from '#app/services.server.ts';
import type { Pictures } from '#domain/image/pictures.ts';
import { api } from './api.ts';
import { clientAddress } from './client-address.ts';
import { formLimit } from './form-limit.ts';
import { health, type Readiness } from './health.ts';
import { images } from './images.ts';
import { requestLog } from './request-log.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { signInApi, signInFrom } from './sign-in-api.ts';
import { uploads } from './uploads.ts';

export interface ServerParts extends Services {
  log: Logger;
  /** Folder with the built browser files; null in development, where Vite serves them. */
  browserFiles: string | null;
  readiness: Readiness;
  secret: string;
  /** How many proxies in front are believed what they say of the visitor. */
  trustedProxies: number;
  pictures: Pictures;
}

/** The whole HTTP side: middleware in the order it runs, React Router last. */
export function createServer({
  browserFiles,
  readiness,
  secret,
  trustedProxies,
  pictures,
  ...provided
}: ServerParts): Hono {
  const renderPage = createRequestHandler(build, import.meta.env.MODE);
  const server = new Hono();
  server.use(requestLog(provided.log));
  // Outside the security headers, which read the page.
  server.use(compress());
  server.use(
    ...securityHeaders({
      https: provided.origin.startsWith('https:'),
      // Vite's reload puts scripts and styles into pages as it goes.
      policy: browserFiles !== null,
    }),
  );
  server.route('/', health(provided.db, readiness));
  server.route('/api', signInApi({ ...provided, trustedProxies }));
  server.route('/api', api(provided));
  server.route('/images', images(secret, pictures));
  server.route('/uploads', uploads(provided.uploads));
  if (browserFiles) server.use(staticFiles(browserFiles));
  const page = (c: Context, request: Request) => {
    const context = new RouterContextProvider();
    const address = clientAddress(c, trustedProxies);
    context.set(addressContext, address);
    context.set(services, { ...provided, signIn: signInFrom(address, provided) });
    return renderPage(request, context);
  };
  server.on(['GET', 'HEAD'], '*', (c) => page(c, pageRequest(c.req.raw)));
  // An editor's forms; with scripts they go to the page's address with `.data` behind it.
  server.post('/admin/*', sameOrigin(provided.origin), formLimit, async (c) =>
    isReadable(c.req.path) ? page(c, formRequest(c.req.raw)) : c.text('Not Found', 404),
  );
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

function staticFiles(root: string) {
  return serveStatic({
    root,
    onFound: (_, c) => {
      // Vite puts a hash into the names under assets/.
      const forever = c.req.path.startsWith('/assets/');
      c.header(
        'Cache-Control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
