import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import routes from '#app/routes.ts';
import { hostileBody } from './hostile-body.ts';
import { hostileEncoded, hostileText, percentEncoded } from './hostile-text.ts';
import { OWN_ORIGIN, utf8Bytes, type WireRequest } from './wire-request.ts';

/** A host name that no response may contain because of a header. */
export const FOREIGN_HOST = 'evil-host.example';

/** Addresses outside the route table. */
const ADDRESSES = words(`
  /api/coins /api/coins/count /api/coins/:id /api/coins/:id/rulings /api/exchanges /api/exchanges/:id
  /api/exchanges/:id/rulings /api/changes /api/check /api/countries /api/licences /api/markets /api/news /api/openapi.json
  /api/positions /api/rulings/:digest /api/warnings /api/session /api/sign-in /api/otp/send /api/otp/verify /api/otp/cancel
  /api/sign-out /api/:any /images/:size/:signature/:url /images/coin/:signature/:url /uploads/:file /uploads/:file.webp
  /contract/:file /contract/:file.svg /share/:kind/:id/:file /share/coin/:id/ar.png /share/site/:file /embed/:kind/:file
  /embed/coin/:id.svg /feed.atom /changes.atom /sitemap.xml /sitemaps/:file /robots.txt /healthz /readyz /metrics
  /.well-known/security.txt /icon.svg /assets/:file /logos/:file /:any`);
const SCREENS = (routes as RouteConfigEntry[]).flatMap((entry) => pathsOf(entry));
const PUBLIC = [...SCREENS.filter((path) => !path.startsWith('/admin')), ...ADDRESSES];
const ADMIN = SCREENS.filter((path) => path.startsWith('/admin'));
const NAMES = words(`
  q sort order page category country cursor limit tab lang id done change next problem look shown before index _routes
  version utm_source __proto__ constructor _method debug`).concat('');
const METHODS = words('PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND BREW get');
const HEADERS = words(`
  Accept Accept-Encoding Accept-Language Authorization Range Referer DNT If-None-Match If-Modified-Since If-Match If-Range
  Origin User-Agent TE X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto Forwarded X-Original-URL X-HTTP-Method-Override
  x-middleware-subrequest Purpose Sec-Fetch-Site Via X-React-Router-Prerender-Data X-React-Router-SPA-Mode
  X-Remix-Response Priority Content-Encoding Content-Language Upgrade Max-Forwards X-Any Cookie`);
/** Headers for which most requests are refused at once. */
const REFUSED_HEADERS = ['Expect', 'Host', 'Connection', 'Content-Type'];
const HEADER_VALUES = [
  ...words(`
    */* gzip gzip;q=x bytes=0- bytes=5-1,- W/"x" * text/html application/json ar yes 100-continue websocket h2c 127.0.0.1
    GET POST /admin/dashboard a=b;;=;__proto__=1 ::1 ${FOREIGN_HOST} ${FOREIGN_HOST}:80 https://${FOREIGN_HOST}`),
  ...['br;q=0, identity;q=0', 'tabayyan-session=x; tabayyan-pending=%', 'Basic %%%', 'Bearer '],
];

/** Addresses that take a body. */
const FORM_TARGETS = [...ADMIN, ...ADDRESSES.filter((path) => /sign|otp|session/.test(path))];

const header: fc.Arbitrary<[string, string]> = fc.tuple(
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...HEADERS) },
    { weight: 1, arbitrary: fc.constantFrom(...REFUSED_HEADERS) },
  ),
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...HEADER_VALUES) },
    // A line end would end the header.
    { weight: 1, arbitrary: hostileText.map((text) => utf8Bytes(text.replaceAll(/[\r\n]/g, ' '))) },
    { weight: 1, arbitrary: hostileText.map(percentEncoded) },
  ),
);

/** Random requests to any address, mostly to public ones for a visitor and to the admin's for an editor. */
export function hostileRequests(sender: 'visitor' | 'editor'): fc.Arbitrary<WireRequest> {
  const [often, seldom] = sender === 'editor' ? [ADMIN, PUBLIC] : [PUBLIC, ADMIN];
  const headers = fc.array(header, { maxLength: 4 });
  const reading = fc.record({
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant('GET') },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', ...METHODS) },
    ),
    target: targetOf(often, seldom),
    headers,
    body: fc.constant(''),
    version: fc.oneof(
      { weight: 30, arbitrary: fc.constant('1.1') },
      { weight: 1, arbitrary: fc.constantFrom('1.0', '0.9', '2.0', 'x') },
    ),
  });
  const sending = fc
    .record({
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant('POST') },
        { weight: 1, arbitrary: fc.constantFrom('GET', ...METHODS) },
      ),
      target: targetOf(FORM_TARGETS, PUBLIC),
      headers,
      content: hostileBody,
      origin: fc.oneof(
        { weight: 12, arbitrary: fc.constant(OWN_ORIGIN) },
        { weight: 1, arbitrary: fc.constantFrom('null', `https://${FOREIGN_HOST}`, '') },
      ),
      isChunked: fc.boolean(),
    })
    .map(({ content: { type, body }, origin, headers, ...request }): WireRequest => {
      const own: [string, string][] = [['Origin', origin]];
      if (type) own.push(['Content-Type', type]);
      return { ...request, headers: [...own, ...headers], body };
    });
  return fc.oneof(
    { weight: sender === 'editor' ? 1 : 2, arbitrary: reading },
    { weight: 1, arbitrary: sending },
  );
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

function pathsOf({ path, children = [] }: RouteConfigEntry, parent = ''): string[] {
  const own = path ? `${parent}/${path}` : parent;
  return [own || '/', ...children.flatMap((child) => pathsOf(child, own))];
}

function targetOf(often: string[], seldom: string[]): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('bitcoin', 'ethereum', 'binance', '1', '2', '3') },
    { weight: 1, arbitrary: hostileEncoded.map((text) => text.replaceAll(/[\s?#]/g, '')) },
  );
  const path = fc
    .tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...often) },
        { weight: 1, arbitrary: fc.constantFrom(...seldom) },
      ),
      fc.array(segment, { minLength: 3, maxLength: 3 }),
      affix(
        ['', '.data', '.data', '.data', '/', '.data/', ';x', '/x.css', '%2f', '/..', '%00', '.'],
        20,
      ),
      affix(['', '//', '/en', '/.', '/%2e%2e', `http://${FOREIGN_HOST}`, 'x', '/EN'], 30),
    )
    .map(([template, segments, after, before]) => {
      const rest = [...segments];
      const filled = template.replaceAll(/:[a-z]+|\*/g, () => rest.shift() ?? '');
      return before + filled + after;
    });
  const pair = fc
    .tuple(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...NAMES) },
        { weight: 1, arbitrary: hostileEncoded },
      ),
      hostileEncoded,
    )
    .map(([name, value]) => `${name}=${value}`);
  const query = fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'));
  return fc.oneof(
    {
      weight: 40,
      arbitrary: fc.tuple(path, query).map(([path, query]) => (query ? `${path}?${query}` : path)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('*', '?', '/?', '/ ', '\\', '//', FOREIGN_HOST, '/\r\n'),
    },
  );
}

/** The first affix `noneIn` times as often as another. */
function affix([none = '', ...others]: string[], noneIn: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: noneIn, arbitrary: fc.constant(none) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}
