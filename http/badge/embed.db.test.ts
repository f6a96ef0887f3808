import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { securityHeaders } from '#http/security/security-headers.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds } from '#tests/samples/rulings.ts';
import { COLOURS } from './badge-style.ts';
import { embed } from './embed.ts';

const ORIGIN = 'https://tabayyan.example';
const HOSTILE = `</title></svg><script>alert(1)</script>"'&\u0007]]>`;

let database: Awaited<ReturnType<typeof newDatabase>>;
let app: Hono;

beforeAll(async () => {
  database = await newDatabase('empty');
  await addUnrecorded(database.db, [
    newListing({
      id: 'ruled',
      name: 'Ruled',
      category: 'questionable',
      ruledAt: new Date('2026-03-04'),
      texts: { ar: { name: 'مصنَّفة' } },
    }),
    newListing({ id: 'unruled', category: null, updatedAt: new Date('2026-05-06') }),
    newListing({ id: 'hostile', name: HOSTILE }),
    newListing({ id: 'based', category: 'haram', grounds: newGrounds() }),
    newListing({ kind: 'exchange', id: 'exchange', name: 'Exchange' }),
  ]);
  app = new Hono();
  app.use(securityHeaders({ https: true, policy: true }));
  app.route(
    '/embed',
    embed({ db: database.db, origin: ORIGIN, positions: { get: async () => [] } }),
  );
});
afterAll(() => database.close());

const read = async (path: string) => (await app.request(path)).text();

describe.each([
  ['page', '', 'text/html; charset=utf-8'],
  ['picture', '.svg', 'image/svg+xml; charset=utf-8'],
])('the badge as a %s', (_, suffix, type) => {
  test('has name, verdict, date and product, and links to the listing', async () => {
    const response = await app.request(`/embed/coin/ruled${suffix}?lang=en`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
    const badge = await response.text();
    for (const part of ['Ruled', 'Questionable', 'Classified on 4 March 2026', 'Tabayyan']) {
      expect(badge).toContain(part);
    }
    expect(badge).toContain(`href="${ORIGIN}/en/coin/ruled" target="_top" rel="noopener"`);
  });

  test('is in Arabic by default', async () => {
    const badge = await read(`/embed/coin/ruled${suffix}`);
    expect(badge).toBe(await read(`/embed/coin/ruled${suffix}?lang=ar`));
    for (const part of ['مصنَّفة', 'محل نظر', 'صُنِّف في 4 مارس 2026', 'تبيَّن', 'rtl']) {
      expect(badge).toContain(part);
    }
    expect(badge).toContain(`href="${ORIGIN}/coin/ruled"`);
  });

  test('shows the firmness of the verdict', async () => {
    expect(await read(`/embed/coin/based${suffix}?lang=en`)).toContain('Haram · Contested');
    expect(await read(`/embed/coin/based${suffix}`)).toContain('حرام · مختلَف فيه');
    expect(await read(`/embed/coin/ruled${suffix}?lang=en`)).toContain(
      'Questionable · Insufficient evidence',
    );
  });

  test('shows no verdict for an unreviewed listing', async () => {
    const badge = await read(`/embed/coin/unruled${suffix}?lang=en`);
    expect(badge).toContain('not yet reviewed');
    expect(badge).toContain('Updated 6 May 2026');
    expect(badge.replace(/<style>.*<\/style>/s, '')).not.toMatch(/halal|haram|questionable/i);
  });

  test('escapes a name with markup', async () => {
    const badge = await read(`/embed/coin/hostile${suffix}?lang=en`);
    expect(badge).not.toMatch(/<script|alert\(1\)<\/script>|\]\]>/);
    expect(badge).not.toContain('\u0007');
    expect(badge).toContain('&lt;/title&gt;&lt;/svg&gt;&lt;script&gt;alert(1)');
    expect(badge.match(/<\/title>/g)).toHaveLength(1);
  });

  test('may be framed by any page, and its policy allows only its style sheet', async () => {
    const { headers } = await app.request(`/embed/exchange/exchange${suffix}`);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'none'; base-uri 'none'; frame-ancestors \*$/,
    );
    expect(headers.has('X-Frame-Options')).toBe(false);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toBeTruthy();
    expect(headers.has('Set-Cookie')).toBe(false);
    const badge = await read(`/embed/exchange/exchange${suffix}`);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(badge) ?? [];
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(badge).not.toMatch(/\sstyle=|\son[a-z]+=|<script/);
  });

  test('is cached for five minutes, then revalidated by its ETag', async () => {
    const path = `/embed/coin/ruled${suffix}?lang=en`;
    const { headers } = await app.request(path);
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    const etag = headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await app.request(path, { headers: { 'If-None-Match': `"x", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    // The cached response takes these headers from the 304.
    for (const name of ['Content-Security-Policy', 'X-Frame-Options', 'Cache-Control']) {
      expect(again.headers.get(name)).toBe(headers.get(name));
    }
  });

  test('is dark or light by the theme in the query', async () => {
    expect(await read(`/embed/coin/ruled${suffix}?theme=dark`)).toContain('class="dark"');
    expect(await read(`/embed/coin/ruled${suffix}?theme=light`)).toContain('class="light"');
    expect(await read(`/embed/coin/ruled${suffix}?theme="><script>`)).toContain('class=""');
  });

  test.each([
    `/embed/coin/nothing${suffix}`,
    `/embed/exchange/ruled${suffix}`,
    `/embed/users/ruled${suffix}`,
    `/embed/coin/ruled${suffix}?lang=tr`,
    `/embed/coin/ruled${suffix}?lang=toString`,
    `/embed/coin/RULED${suffix}`,
    `/embed/coin/%00${suffix}`,
  ])('is 404 at %s', async (path) => {
    const response = await app.request(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
  });
});

test('the colours of the badge are those of the site', () => {
  const css = readFileSync(new URL('../../app/styles/colours.css', import.meta.url), 'utf8');
  const colours = [...COLOURS.matchAll(/--[a-z]+:#[0-9a-f]{6}/g)].map(([colour]) => colour);
  expect(colours.length).toBeGreaterThan(10);
  for (const colour of colours) expect(css).toContain(`${colour.replace(':', ': ')};`);
});
