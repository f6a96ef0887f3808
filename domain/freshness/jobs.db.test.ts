import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '#db/client.ts';
import { linkChecks } from '#db/schema.ts';
import { addListings } from '#domain/listing/change/save.ts';
import type { News } from '#domain/news/news.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { pictureHost } from '#tests/fakes/picture-host.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { countOpenHeadlines } from './headline-tasks.ts';
import { startFreshnessJobs } from './jobs.ts';

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

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

function keep(
  news: News,
  { linkChecks, db = database.db }: { linkChecks: boolean; db?: typeof database.db },
) {
  const logged: object[] = [];
  const log = { warn: (details: object) => void logged.push(details) };
  const parts = { db, news: { get: async () => news }, origin: 'https://tabayyan.example', log };
  const looking = startFreshnessJobs(parts, { linkChecks, ...QUICK });
  onTestFinished(() => looking.stop());
  return { ...looking, logged };
}

test('two instances together request every link, one at a time', async () => {
  const other = connect(database.url);
  onTestFinished(() => other.close());
  let [running, most] = [0, 0];
  const { port, requests } = await pictureHost((_, response) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      response.end();
    }, 30);
  });
  const websites = Array.from({ length: 8 }, (_, n) => `http://host-${n}.test:${port}/`);
  await addListings(
    database.db,
    websites.map((website) => newListing({ website })),
  );
  const both = [
    keep(SAMPLE, { linkChecks: true }),
    keep(SAMPLE, { linkChecks: true, db: other.db }),
  ];
  await vi.waitUntil(
    async () => (await database.db.$count(linkChecks, sql`outcome = 'alive'`)) === 8,
    { timeout: 10_000 },
  );
  for (const { stop, logged } of both) {
    await stop();
    expect(logged).toEqual([]);
  }
  expect([most, requests.length]).toEqual([1, 8]);
});

test('without LINK_CHECKS no link is requested', async () => {
  const { url, requests } = await pictureHost((_, response) => response.end());
  await addListings(database.db, [newListing({ website: `${url}/off`, name: 'Solana' })]);
  const items = SAMPLES.slice(0, 1).map((sample) => ({
    ...sample,
    title: 'Solana wallet hacked',
    publishedAt: new Date().toISOString(),
  }));
  const { stop } = keep({ ...SAMPLE, items, source: 'feeds' }, { linkChecks: false });
  // The news are looked through all the same.
  await vi.waitUntil(async () => (await countOpenHeadlines(database.db)) === 1, {
    timeout: 10_000,
  });
  await stop();
  expect(requests).toEqual([]);
  expect(await database.db.$count(linkChecks, sql`url like '%/off'`)).toBe(0);
});

test('the jobs stop at once, even while a request hangs', async () => {
  const { url, requests } = await pictureHost(() => {});
  await addListings(database.db, [newListing({ website: `${url}/hangs` })]);
  const { stop, logged } = keep(SAMPLE, { linkChecks: true });
  await vi.waitUntil(() => requests.length > 0, { timeout: 10_000 });
  // A request that is not cancelled outlasts the test.
  await stop();
  expect(logged).toEqual([]);
});
