import { signedImageAddress } from '#domain/image/signed-address.ts';
import type { RawRequest } from '#tests/requests/ask-raw.ts';

/** The values that requests need. */
export interface Senders {
  /** The site’s own origin. */
  origin: string;
  /** Cookies of an editor and of an account without the admin claim. */
  editor: string;
  plain: string;
  metricsToken: string;
  secret: string;
  picture: Buffer;
}

/** A request and the status of its response. */
export type Probe = [title: string, status: number, path: string, request?: RawRequest];

/** Requests whose responses any cache may store. */
export const PUBLIC: readonly Probe[] = [
  ['a page', 200, '/en'],
  ['a page that was searched for', 200, '/en/cryptocurrencies?q=bit'],
  ['a page’s data', 200, '/en/coin/bitcoin.data'],
  ['a page that has moved', 301, '/crypto'],
  ['a page the browser has', 304, '/en/markets', { headers: { 'If-None-Match': '*' } }],
  ['a file', 200, '/icon.svg'],
  ['a text', 200, '/logos/LICENSE.txt'],
  ['the API', 200, '/api/coins'],
  ['the description of the API', 200, '/api/openapi.json'],
  ['data for lists in browsers', 200, '/mine/listings.json'],
  ['security.txt', 200, '/.well-known/security.txt'],
  ['robots.txt', 200, '/robots.txt'],
  ['the sitemap', 200, '/sitemap.xml'],
  ['a feed', 200, '/en/feed.atom'],
  ['the manifest', 200, '/site.webmanifest'],
  ['a picture for sharing', 200, '/share/coin/bitcoin/ar.png'],
];

/** Requests whose responses no cache may store: the editors’ pages, changing states and all errors. */
export function uncachedProbes({
  origin,
  editor,
  plain,
  metricsToken,
  secret,
  picture,
}: Senders): Probe[] {
  const as = (Cookie: string): RawRequest => ({ headers: { Cookie } });
  const post = (body: string | Buffer, type: string, Cookie = ''): RawRequest => ({
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': type, Cookie },
    body,
  });
  const form = (body: string, cookie?: string) =>
    post(body, 'application/x-www-form-urlencoded', cookie);
  const json = (body: string) => post(body, 'application/json');
  const upload = (content: string | Buffer, cookie?: string) =>
    post(multipart(content), 'multipart/form-data; boundary=x', cookie);
  return [
    ['that it lives', 200, '/healthz'],
    ['that it is ready', 200, '/readyz'],
    ['metrics', 200, '/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } }],
    ['the sign-in', 200, '/admin/login'],
    ['the sign-in’s data', 200, '/admin/login.data'],
    ['an editor’s page', 200, '/admin/dashboard', as(editor)],
    ['an editor’s data', 200, '/admin/dashboard.data', as(editor)],
    ['an upload', 200, '/admin/images', upload(picture, editor)],
    ['who is signed in', 200, '/api/session', as(editor)],
    ['the way to the sign-in', 302, '/admin/dashboard'],
    ['the way to the sign-in, for scripts', 202, '/admin/dashboard.data'],
    ['the admin’s first page', 302, '/admin', as(editor)],
    ['a sign-out', 302, '/admin/logout', form('')],
    ['no JSON', 400, '/api/sign-in', json('{')],
    ['no number', 400, '/api/coins?limit=-1'],
    ['no form', 400, '/admin/login', json('{}')],
    ['metrics without the token', 401, '/metrics'],
    ['nobody is signed in', 401, '/api/session'],
    ['an upload of a stranger', 401, '/admin/images', upload(picture)],
    ['a wrong password', 401, '/admin/login', form('email=a@example.com&password=wrong')],
    ['a page without the claim', 302, '/admin/dashboard', as(plain)],
    ['data without the claim', 403, '/admin/dashboard.data', as(plain)],
    ['a form from nowhere', 403, '/admin/coins/add', { method: 'POST', ...as(editor) }],
    ['an address nobody has signed', 403, '/images/news/a/b'],
    ['a picture of an inner host', 403, innerPicture(secret)],
    ['no page', 404, '/nothing'],
    ['no page’s data', 404, '/nothing.data'],
    ['no coin', 404, '/coin/nothing'],
    ['no badge', 404, '/embed/coin/nothing'],
    ['an undecodable path', 404, '/coin/%ff'],
    ['a path with a line end', 404, '/%0d%0aX:y'],
    ['nothing of the API', 404, '/api/nothing'],
    ['no upload', 404, `/uploads/${'0'.repeat(32)}.webp`],
    ['no file', 404, '/assets/nothing.js'],
    ['nothing for advertisers', 404, '/ads.txt'],
    ['no page of an editor', 404, '/admin/nothing', as(editor)],
    ['no coin of an editor', 404, '/admin/coins/edit/nothing', as(editor)],
    ['another method', 405, '/', { method: 'POST' }],
    ['another method of the API', 405, '/api/coins', { method: 'DELETE' }],
    ['another method of the sign-in', 405, '/api/sign-in'],
    ['another method of an upload', 405, '/admin/images', as(editor)],
    ['too much JSON', 413, '/api/sign-in', json(`"${'x'.repeat(110_000)}"`)],
    ['too long a form', 413, '/admin/login', form('x'.repeat(110_000))],
    ['no picture', 415, '/admin/images', upload('<svg/>', editor)],
    ['an empty form', 422, '/admin/login', form('email=')],
    ['no listing', 422, '/admin/coins/add', form('name=', editor)],
  ];
}

function multipart(content: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n--x--\r\n'),
  ]);
}

function innerPicture(secret: string): string {
  return signedImageAddress(secret, 'news', 'http://127.0.0.1/a.png') ?? '';
}
