import { inspect } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storedResponses } from '#db/schema.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { FAULTS, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { createMarket, type NewFigures } from './market.ts';
import { findByMarketCoins } from './reviewed.ts';

const KEY = 'CG-not-a-real-key';

test('texts that no database takes cost neither the stored response nor the links to the directory', async () => {
  const odd = newMarketCoin({ id: 'odd\0', symbol: '\0\uD83D', name: 'Odd' });
  const mended = newMarketCoin({ id: 'mended', symbol: 'm\0\uD83D', name: 'Men\0ded\uDE00' });
  const answer = marketResponse([odd, mended]);
  await using site = await openMarket({ fetch: async () => new Response(answer) });
  const coins = (await site.market.get())?.value;
  expect(coins?.map(({ id, symbol, name }) => [id, symbol, name])).toEqual([
    ['mended', 'M', 'Mended'],
  ]);
  expect(await findByMarketCoins(site.db, coins ?? [])).toEqual(new Map());
  expect(await site.db.select().from(storedResponses)).toMatchObject([
    { name: 'market', response: [{ id: 'mended' }] },
  ]);
  expect(site.logged).toEqual([]);
});

test('figures that a stored response lacks are null until the service answers', async () => {
  const fetch = () => Promise.reject(new TypeError('no network in this test'));
  await using site = await openMarket({ fetch });
  const { maxSupply: _, ...earlier } = newMarketCoin({ maxSupply: 21 });
  const row = { name: 'market', response: [earlier], fetchedAt: new Date() };
  await site.db.insert(storedResponses).values(row);
  expect((await site.market.get())?.value).toEqual([{ ...earlier, maxSupply: null }]);
});

test.concurrent.for([
  ...FAULTS.filter((fault) => fault !== 'refused').map((fault) => ({ fault })),
  { body: KEY },
  { body: `no such key: ${KEY}` },
  { body: JSON.stringify({ error: `no such key: ${KEY}` }) },
  { redirect: `/coins/markets?x_cg_demo_api_key=${KEY}` },
  { redirect: `http://127.0.0.1:1/${KEY}` },
  { redirect: `http://[${KEY}` },
] as const)('the key is in no log and no error after %j', async (answer, { expect }) => {
  await using fake = await startFakeUpstream();
  await using site = await openMarket({ baseUrl: fake.url, key: KEY, fetch });
  fake.responses.set('/coins/markets', answer);
  await site.market.get();
  await expect.poll(() => site.lines.length, { timeout: 15_000 }).toBeGreaterThan(0);
  expect(site.lines.join()).toContain('an outside service failed');
  expect(site.lines.join()).not.toContain(KEY);
  expect(inspect(site.logged, { depth: 20 })).not.toContain(KEY);
});

test('new figures of the same coins are told from those of other coins', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const answers = [{ price: 1 }, { price: 2 }, { price: 3, name: 'Renamed' }].map((fields) =>
    marketResponse([newMarketCoin({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', ...fields })]),
  );
  const told: boolean[] = [];
  const onNew = ({ hasOtherCoins }: NewFigures) => void told.push(hasOtherCoins);
  await using site = await openMarket({
    fetch: async () => new Response(answers.shift()),
    onNew,
  });
  // The first answer begins a day, which is told too.
  for (const expected of [
    [true, false],
    [true, false, false],
    [true, false, false, true],
  ]) {
    await expect
      .poll(async () => {
        await site.market.get();
        return told;
      })
      .toEqual(expected);
    vi.setSystemTime(Date.now() + 61_000);
  }
});

/** A market over a database of one's own, and what it logs, as given and as written. */
async function openMarket(given: {
  baseUrl?: string;
  key?: string;
  fetch: Fetch;
  onNew?: (change: NewFigures) => void;
}) {
  const { db, close } = await newDatabase();
  const logged: unknown[] = [];
  const lines: string[] = [];
  const written = pino({}, { write: (line) => void lines.push(line) });
  const log = {
    warn(details: object, message: string) {
      logged.push(details);
      written.warn(details, message);
    },
  };
  const { baseUrl = 'https://market.example', key, fetch, onNew } = given;
  const market = createMarket(db, fetch, { baseUrl, key }, log, onNew);
  return { db, market, logged, lines, [Symbol.asyncDispose]: close };
}
