import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedImageAddress } from '#domain/image/signed-address.ts';
import { readSettings } from '#settings.ts';
import { type Services, startServices } from '#tests/outages/services.ts';
import { type BuiltSite, openBuiltSite } from '#tests/rig/built-site.ts';
import { newDatabase } from '#tests/rig/database.ts';

const SECRET = 'a secret of kept answers';
const SOURCES = ['markets', 'news API', 'feeds'] as const;
const PATIENCE = { timeout: 10_000 };
const log = pino({ level: 'silent' });

let database: Awaited<ReturnType<typeof newDatabase>>;
let services: Services;
let dataDir: string;
let site: BuiltSite;

beforeAll(async () => {
  database = await newDatabase('starter');
  dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-kept-'));
  services = await startServices();
  site = await openSite();
});
afterAll(async () => {
  await site?.close();
  await services?.stop();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

function openSite(): Promise<BuiltSite> {
  const environment = { PORT: '0', DATA_DIR: dataDir, SECRET, ...services.environment };
  return openBuiltSite(readSettings(environment), database, services.outside, log);
}

const asked = () => SOURCES.map((name) => services.fakes[name].asked.length);
const ask = (path: string) => fetch(site.url + path);
const inMarkets = async () => (await (await ask('/api/markets')).json()).items.length;
const isStale = async () => (await (await ask('/api/markets')).json()).stale === true;

test('five hundred first visitors make a cold site ask each service once', async () => {
  const picture = signedImageAddress(SECRET, 'coin', services.picture) ?? '';
  const paths = ['/api/markets', '/en/markets', '/news', '/api/news', picture];
  const answers = await Promise.all(
    Array.from({ length: 500 }, async (_, place) => {
      const answer = await ask(paths[place % paths.length] ?? '');
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  // Two feeds.
  expect(asked()).toEqual([1, 1, 2]);
  expect(services.fakes['proxied images'].asked.length).toBe(1);
});

test('what was kept is shown at once after a restart, though the services hang', async () => {
  await restartAmid('hang');
  const first = await timed('/api/markets');
  expect(first).toMatchObject({ status: 200, items: 1, stale: true });
  // A page that waited for a service would take seconds; this one opens its connections to the database first.
  expect(first.milliseconds).toBeLessThan(1_000);
  const times = [];
  for (let round = 0; round < 10; round += 1)
    times.push((await timed('/api/markets')).milliseconds);
  expect(Math.min(...times)).toBeLessThan(50);
  expect((await timed('/api/news')).items).toBeGreaterThan(0);
});

test('an answer that is none replaces nothing, and a failing service is left alone', async () => {
  await restartAmid('wrong shape');
  const before = asked();
  await ask('/api/markets');
  await ask('/api/news');
  await vi.waitUntil(() => asked().every((count, place) => count > (before[place] ?? 0)), PATIENCE);
  await vi.waitUntil(isStale, PATIENCE);
  const resting = asked();
  for (let round = 0; round < 20; round += 1) {
    expect(await inMarkets()).toBe(1);
    await ask('/api/news');
  }
  expect(asked()).toEqual(resting);
  const [row] = await database.db.execute<{ good: number }>(
    sql`select count(*)::int as good from kept_answers where jsonb_array_length(answer) > 0`,
  );
  expect(row?.good).toBe(4);
});

/** Another process's start, ten minutes later, by when the services have begun to fail. */
async function restartAmid(fault: 'hang' | 'wrong shape'): Promise<void> {
  await site.close();
  for (const [name, paths] of Object.entries({
    markets: ['/coins/markets'],
    'news API': ['/news/'],
    feeds: ['/en', '/ar'],
  })) {
    for (const path of paths) {
      services.fakes[name as keyof Services['fakes']].answers.set(path, { fault });
    }
  }
  await database.db.execute(
    sql`update kept_answers set asked_at = null, fetched_at = now() - interval '10 minutes'`,
  );
  site = await openSite();
}

async function timed(path: string) {
  const startMs = performance.now();
  const answer = await ask(path);
  const { items, stale } = await answer.json();
  const milliseconds = performance.now() - startMs;
  return { status: answer.status, items: items.length, stale, milliseconds };
}
