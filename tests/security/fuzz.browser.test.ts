import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asker, fuzz, newFindings, printOf, type Target, type Who } from '#tests/fuzz/fuzz.ts';
import { OWN_ORIGIN, type Question } from '#tests/fuzz/question.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { market } from '#tests/samples/market-site.ts';

// FUZZ=who:seed:path, as printed by a failure, reproduces it. `npm run chaos -- fuzz` sends a hundred times as many.
const INPUTS = 600;
const LIMIT_MS = 3_500;
const [againAs, againSeed, ...againPath] = process.env.FUZZ?.split(':') ?? [];

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

describe.each<Who>(['nobody', 'editor'])('random requests as %s', (who) => {
  test('are answered with permitted content and change nothing unless allowed', async () => {
    const findings = newFindings();
    const isAgain = againAs === who;
    const uploads = join(dataDir, 'uploads');
    const before = await printOf(site.db, uploads);
    const failure = await fuzz(asker(target, who, findings), who, {
      seed: isAgain ? Number(againSeed) : Date.now() % 2 ** 31,
      ...(isAgain && { path: againPath.join(':') }),
      numRuns: INPUTS,
      interruptAfterTimeLimit: LIMIT_MS,
    });
    expect(failure).toBeNull();
    if (isAgain) return;
    // The requests reach more than error pages.
    for (const status of REACHED[who]) expect(findings.statuses.keys()).toContain(status);
    const hasChanged = (await printOf(site.db, uploads)) !== before;
    expect(hasChanged).toBe(who === 'editor');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

const REACHED = { nobody: [200, 302, 400, 403, 404, 405], editor: [200, 302, 400, 404] };

// Failures found by the random requests, and special cases.
test.each<[what: string, who: Who, question: Question]>([
  ['a method for proxies', 'nobody', { method: 'CONNECT', target: '/', headers: [], body: '' }],
  [
    'an invalid host',
    'nobody',
    { method: 'GET', target: '/admin/login', headers: [['Host', '9223372036854775808']], body: '' },
  ],
  [
    'a NUL in a query',
    'nobody',
    { method: 'GET', target: '/api/coins?country=%00', headers: [], body: '' },
  ],
  ['an unsupported method', 'nobody', { method: 'TRACE', target: '/en', headers: [], body: '' }],
  ['a change with an invalid number', 'editor', posted('/admin/coins/put-back/1e99', 'version=1')],
  ['an invalid form', 'editor', posted('/admin/coins/edit/bitcoin', 'x', 'multipart/form-data')],
])('%s is answered', async (_, who, question) => {
  expect(await asker(target, who, newFindings())(question)).toEqual([]);
});

function posted(
  target: string,
  body: string,
  type = 'application/x-www-form-urlencoded',
): Question {
  const headers: Question['headers'] = [
    ['Origin', OWN_ORIGIN],
    ['Content-Type', type],
  ];
  return { method: 'POST', target, headers, body };
}
