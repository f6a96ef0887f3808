import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fingerprintOf,
  fuzz,
  newSender,
  newStatistics,
  type Sender,
  type Target,
} from '#tests/fuzz/fuzz.ts';
import { OWN_ORIGIN, type WireRequest } from '#tests/fuzz/wire-request.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { market } from '#tests/samples/market-site.ts';

// FUZZ=sender:seed:path, as printed by a failure, reproduces it. `npm run chaos -- fuzz` sends hundreds of times as many.
const REQUESTS = 300;
const MAX_MS = 15_000;
const [reproducedSender, reproducedSeed, ...reproducedPath] = process.env.FUZZ?.split(':') ?? [];

let site: Site;
let target: Target;
let dataDir: string;
let surroundings: Awaited<ReturnType<typeof market>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-fuzz-'));
  surroundings = await market();
  const { fake, environment } = surroundings;
  const ask = (url: string, init: RequestInit) =>
    url.startsWith(fake.url) ? fetch(url, init) : Promise.reject(new TypeError('no network'));
  site = await startSite('starter', {
    environment: { ...environment, DATA_DIR: dataDir },
    outside: { fetch: ask },
  });
  const { id } = await signedInEditor(site);
  target = { url: site.url, db: site.db, editorId: id };
});

afterAll(async () => {
  await site?.stop();
  await surroundings?.fake.refuse();
  await rm(dataDir, { recursive: true, force: true });
});

describe.each<Sender>(['visitor', 'editor'])('random requests as %s', (sender) => {
  test('are answered with permitted content and change nothing unless allowed', async () => {
    const statistics = newStatistics();
    const isReproduction = reproducedSender === sender;
    const uploads = join(dataDir, 'uploads');
    const before = await fingerprintOf(site.db, uploads);
    const failure = await fuzz(newSender(target, sender, statistics), sender, {
      seed: isReproduction ? Number(reproducedSeed) : Date.now() % 2 ** 31,
      ...(isReproduction && { path: reproducedPath.join(':') }),
      numRuns: REQUESTS,
      interruptAfterTimeLimit: MAX_MS,
    });
    expect(failure).toBeNull();
    if (isReproduction) return;
    // The requests reach more than error pages.
    for (const status of REACHED[sender]) expect(statistics.statuses.keys()).toContain(status);
    const hasChanged = (await fingerprintOf(site.db, uploads)) !== before;
    expect(hasChanged).toBe(sender === 'editor');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

const REACHED = { visitor: [200, 302, 400, 403, 404, 405], editor: [200, 302, 400, 404] };

// Failures found by the random requests, and special cases.
test.each<[what: string, sender: Sender, request: WireRequest]>([
  ['a method for proxies', 'visitor', { method: 'CONNECT', target: '/', headers: [], body: '' }],
  [
    'an invalid host',
    'visitor',
    { method: 'GET', target: '/admin/login', headers: [['Host', '9223372036854775808']], body: '' },
  ],
  [
    'a NUL in a query',
    'visitor',
    { method: 'GET', target: '/api/coins?country=%00', headers: [], body: '' },
  ],
  ['an unsupported method', 'visitor', { method: 'TRACE', target: '/en', headers: [], body: '' }],
  ['a change with an invalid number', 'editor', posted('/admin/coins/put-back/1e99', 'version=1')],
  ['an invalid form', 'editor', posted('/admin/coins/edit/bitcoin', 'x', 'multipart/form-data')],
  [
    'an invalid form of a task',
    'editor',
    posted('/admin/warnings/decide', '', 'multipart/form-data; boundary=x'),
  ],
  [
    'a position of an invalid id',
    'editor',
    { method: 'GET', target: '/admin/positions/edit/%00', headers: [], body: '' },
  ],
  ['an unknown intent', 'editor', posted('/admin/positions/add', 'id=a&__intent__=x')],
  ['a field that is sent twice', 'editor', posted('/admin/positions/add', 'country=&country=')],
  [
    'a list of four billion places',
    'editor',
    posted('/admin/positions/add', 'covers[4294967294]=x'),
  ],
  [
    'a kind of asset named like a property of every object',
    'editor',
    posted('/admin/coins/ruling/bitcoin', 'version=0&verdict=haram&asset.kind=__proto__'),
  ],
])('%s is answered', async (_, sender, request) => {
  expect(await newSender(target, sender, newStatistics())(request)).toEqual([]);
});

function posted(
  target: string,
  body: string,
  type = 'application/x-www-form-urlencoded',
): WireRequest {
  const headers: WireRequest['headers'] = [
    ['Origin', OWN_ORIGIN],
    ['Content-Type', type],
  ];
  return { method: 'POST', target, headers, body };
}
