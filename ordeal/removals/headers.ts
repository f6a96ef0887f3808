import type { Removal } from './removal.ts';

const POLICY = 'http/security-headers.ts';
const COMMON = 'http/common-headers.ts';
const HEADERS_TEST = 'http/security-headers.test.ts';
const DOCUMENT = 'app/frame/render-document.server.tsx';
const DOCUMENT_TEST = 'app/frame/render-document.server.test.tsx';
const PLANTED_TEST = 'tests/planted-scripts.browser.test.ts';

/** The texts of all scripts in a page, whoever put them there. */
const scriptsIn = (page: string) =>
  `[...${page}.matchAll(/<script[^>]*>(.*?)<\\/script>/gs)].map(([, script]) => script ?? '')`;

const policy = (protects: string, from: string, to = ''): Removal => ({
  protects,
  file: POLICY,
  from,
  to,
  red: { project: 'unit', file: HEADERS_TEST, named: 'allows nothing that is not named' },
});

const header = (protects: string, from: string): Removal => ({
  protects,
  file: COMMON,
  from,
  to: '',
  red: { project: 'unit', file: HEADERS_TEST, named: 'has the security headers' },
});

/** What answers carry, refusals too. */
export const HEADERS: readonly Removal[] = [
  policy('a page loads what nobody thought of', `"default-src 'none'",`),
  policy(
    'a script runs that somebody has put into a page',
    `["script-src 'self'", ...allowed].join(' '),`,
    `"script-src 'self' 'unsafe-inline'",`,
  ),
  policy('a page is put into a frame of another site', `"frame-ancestors 'none'",`),
  policy('a planted base leads the links of a page away', `"base-uri 'none'",`),
  policy('a planted form sends what is typed away', `"form-action 'self'",`),
  {
    protects: 'a script that got into a public page as text is allowed by the policy',
    file: 'http/pages.ts',
    from: 'contentSecurityPolicy(ownScripts)',
    to: `contentSecurityPolicy(${scriptsIn('text')})`,
    red: { project: 'browser', file: PLANTED_TEST, named: 'a public page' },
  },
  {
    protects: 'a script that got into a page of the admin as text is allowed by the policy',
    file: POLICY,
    from: "contentSecurityPolicy(c.get('ownScripts'))",
    to: `contentSecurityPolicy(${scriptsIn('(await c.res.clone().text())')})`,
    red: { project: 'browser', file: PLANTED_TEST, named: 'the dashboard' },
  },
  {
    protects: 'a page without scripts of its own may run those that stand in it',
    file: POLICY,
    from: "contentSecurityPolicy(c.get('ownScripts'))",
    to: `contentSecurityPolicy(c.get('ownScripts') ?? ${scriptsIn('(await c.res.clone().text())')})`,
    red: { project: 'unit', file: HEADERS_TEST, named: 'the scripts it was rendered with' },
  },
  {
    protects: 'the nonce of our scripts can be known before a page is rendered',
    file: DOCUMENT,
    from: "randomBytes(NONCE_BYTES).toString('base64url')",
    to: "'A'.repeat(22)",
    red: { project: 'unit', file: DOCUMENT_TEST, named: 'the nonce of an earlier rendering' },
  },
  {
    protects: 'a page is other bytes each time it is rendered',
    file: DOCUMENT,
    from: ".join('<script>')",
    to: '.join(`<script nonce="${nonce}">`)',
    red: { project: 'unit', file: DOCUMENT_TEST, named: 'is the same bytes' },
  },
  header('a browser takes a picture for a page', "['X-Content-Type-Options', 'nosniff'],"),
  header('an old browser shows a page in a frame', "['X-Frame-Options', 'DENY'],"),
  header(
    'another site is told which page a visitor comes from',
    "['Referrer-Policy', 'strict-origin-when-cross-origin'],",
  ),
  header(
    'a page asks for camera and place',
    "['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],",
  ),
  header(
    'a window of another site keeps a hand on ours',
    "['Cross-Origin-Opener-Policy', 'same-origin'],",
  ),
  header(
    'another site loads our answers into itself',
    "['Cross-Origin-Resource-Policy', 'same-origin'],",
  ),
  header('a browser comes back without https', '...(https ? [HTTPS_ONLY] : []),'),
  {
    protects: 'what is no request is refused without our headers',
    file: 'http/refusals.ts',
    from: '[...refusalHeaders(site), [',
    to: '[[',
    red: {
      project: 'unit',
      file: 'http/refusals.test.ts',
      named: 'carries the headers of every other answer',
    },
  },
  {
    protects: 'a refusal is put into the middle of an answer',
    file: 'http/refusals.ts',
    from: 'return socket.writable && !socket._httpMessage?.headersSent;',
    to: 'return socket.writable;',
    red: {
      project: 'unit',
      file: 'http/refusals.test.ts',
      named: 'in the middle of an answer nothing is put',
    },
  },
  {
    protects: 'a request that names no host is answered',
    file: 'http/refusals.ts',
    from: "host === undefined ? request.httpVersion !== '1.1' :",
    to: 'host === undefined ? true :',
    red: { project: 'unit', file: 'cli/serve.test.ts', named: 'or names no host' },
  },
  {
    protects: 'a request with two hosts is answered, each for another one on its way',
    file: 'http/refusals.ts',
    from: 'const isRefused = !isOne || !isPossible;',
    to: 'const isRefused = (isOne || true) && !isPossible;',
    red: {
      project: 'unit',
      file: 'http/refusals.test.ts',
      named: 'carries the headers of every other answer',
    },
  },
  {
    protects: 'what starts answers without our headers',
    file: 'cli/serve.ts',
    from: '...headers,\n',
    to: '',
    red: { project: 'unit', file: 'cli/serve.test.ts', named: 'a server that is starting answers' },
  },
];
