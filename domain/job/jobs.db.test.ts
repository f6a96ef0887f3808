import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect, type Database } from '#db/client.ts';
import { linkChecks } from '#db/schema.ts';
import { countOpenHeadlines } from '#domain/headline/headline-tasks.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import type { News } from '#domain/news/news.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { startJobs } from './jobs.ts';

const QUICK = {
  connect: LOOPBACK,
  beforeLinksMs: 0,
  linkMs: 5,
  pauseSeconds: 0,
  hostPauseSeconds: 0,
  beforeNewsMs: 0,
  newsMs: 20,
  timeoutMs: 60_000,
};
const SAMPLE: News = {
  items: SAMPLES,
  source: 'samples',
  isStale: true,
  fetchedAt: null,
  services: [],
};

function start(db: Database, { news, checksLinks }: { news: News; checksLinks: boolean }) {
  const logged: object[] = [];
  const log = { warn: (details: object) => void logged.push(details) };
  const parts = { db, news: { get: async () => news }, origin: 'https://tabayyan.example', log };
  const jobs = startJobs(parts, { backgroundChecks: checksLinks, ...QUICK });
  onTestFinished(() => jobs.stop());
  return { ...jobs, logged };
}

test('two instances together request every link, one at a time', async () => {
  const { db, url } = await testDatabase();
  const other = connect(url);
  onTestFinished(() => other.close());
  let [running, most] = [0, 0];
  const { port, requests } = await outsideHost((_, response) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      response.end();
    }, 30);
  });
  const websites = Array.from({ length: 8 }, (_, n) => `http://host-${n}.test:${port}/`);
  await addUnrecorded(
    db,
    websites.map((website) => newListing({ website })),
  );
  const setting = { news: SAMPLE, checksLinks: true };
  const both = [start(db, setting), start(other.db, setting)];
  await vi.waitUntil(async () => (await db.$count(linkChecks, sql`outcome = 'alive'`)) === 8, {
    timeout: 10_000,
  });
  for (const { stop, logged } of both) {
    await stop();
    expect(logged).toEqual([]);
  }
  expect([most, requests.length]).toEqual([1, 8]);
});

test('without LINK_CHECKS no link is requested', async () => {
  const { db } = await testDatabase();
  const { url, requests } = await outsideHost((_, response) => response.end());
  await addUnrecorded(db, [newListing({ website: `${url}/`, name: 'Solana' })]);
  const items = SAMPLES.slice(0, 1).map((sample) => ({
    ...sample,
    title: 'Solana wallet hacked',
    publishedAt: new Date().toISOString(),
  }));
  const news: News = { ...SAMPLE, items, source: 'feeds' };
  const { stop } = start(db, { news, checksLinks: false });
  // The news are looked through all the same.
  await vi.waitUntil(async () => (await countOpenHeadlines(db)) === 1, {
    timeout: 10_000,
  });
  await stop();
  expect(requests).toEqual([]);
  expect(await db.$count(linkChecks)).toBe(0);
});

test('the jobs stop at once, even while a request hangs', async () => {
  const { db } = await testDatabase();
  const { url, requests } = await outsideHost(() => {});
  await addUnrecorded(db, [newListing({ website: `${url}/` })]);
  const { stop, logged } = start(db, { news: SAMPLE, checksLinks: true });
  await vi.waitUntil(() => requests.length > 0, { timeout: 10_000 });
  // A request that is not cancelled outlasts the test.
  await stop();
  expect(logged).toEqual([]);
});
