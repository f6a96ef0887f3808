import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedImageAddress } from '#domain/image/signed-address.ts';
import { readSettings } from '#settings.ts';
import { type Services, startServices } from '#tests/outages/services.ts';
import { type BuiltSite, openBuiltSite } from '#tests/rig/built-site.ts';
import { newDatabase } from '#tests/rig/database.ts';

const SECRET = 'a secret of stored answers';
const SOURCES = ['markets', 'news API', 'feeds'] as const;
const PATIENCE = { timeout: 10_000 };
const log = pino({ level: 'silent' });

let database: Awaited<ReturnType<typeof newDatabase>>;
let services: Services;
let dataDir: string;
let site: BuiltSite;

beforeAll(async () => {
  database = await newDatabase('starter');
  dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-stored-'));
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

const requestCounts = () => SOURCES.map((name) => services.fakes[name].asked.length);
const ask = (path: string) => fetch(site.url + path);
const inMarkets = async () => (await (await ask('/api/markets')).json()).items.length;
const isStale = async () => (await (await ask('/api/markets')).json()).stale === true;

test('500 first visitors make a cold site send one request to each upstream', async () => {
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
  // There are two feeds.
  expect(requestCounts()).toEqual([1, 1, 2]);
  expect(services.fakes['proxied images'].asked.length).toBe(1);
});

test('stored answers are served without delay after a restart, even if the upstreams hang', async () => {
  await restartAmid('hang');
  const first = await timed('/api/markets');
  expect(first).toMatchObject({ status: 200, items: 1, stale: true });
  // Waiting for an upstream would take seconds. The first response includes opening database connections.
  expect(first.milliseconds).toBeLessThan(1_000);
  const times = [];
  for (let round = 0; round < 10; round += 1)
    times.push((await timed('/api/markets')).milliseconds);
  expect(Math.min(...times)).toBeLessThan(50);
  expect((await timed('/api/news')).items).toBeGreaterThan(0);
});

test('an invalid answer replaces no stored answer, and a failing upstream is not retried immediately', async () => {
  await restartAmid('wrong shape');
  const before = requestCounts();
  await ask('/api/markets');
  await ask('/api/news');
  await vi.waitUntil(
    () => requestCounts().every((count, place) => count > (before[place] ?? 0)),
    PATIENCE,
  );
  await vi.waitUntil(isStale, PATIENCE);
  // The feeds are asked at the same time, and the second request may arrive later.
  await vi.waitUntil(areCountsSteady, PATIENCE);
  const counts = requestCounts();
  for (let round = 0; round < 20; round += 1) {
    expect(await inMarkets()).toBe(1);
    await ask('/api/news');
  }
  expect(requestCounts()).toEqual(counts);
  const [row] = await database.db.execute<{ good: number }>(
    sql`select count(*)::int as good from kept_answers where jsonb_array_length(answer) > 0`,
  );
  expect(row?.good).toBe(4);
});

async function areCountsSteady(): Promise<boolean> {
  const before = requestCounts();
  await setTimeout(300);
  return String(requestCounts()) === String(before);
}

/** Restarts the site with stored answers ten minutes old and failing upstreams. */
async function restartAmid(fault: 'hang' | 'wrong shape'): Promise<void> {
  await site.close();
  for (const [name, paths] of Object.entries({
    markets: ['/coins/markets'],
    'news API': ['/news/'],
    feeds: ['/en', '/ar'],
  })) {
    for (const path of paths) {
      services.fakes[name as keyof Services['fakes']].responses.set(path, { fault });
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
