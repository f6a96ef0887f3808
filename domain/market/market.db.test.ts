import { expect, test } from 'vitest';
import { keptAnswers } from '#db/schema.ts';
import { newDatabase } from '#tests/database.ts';
import { marketAnswer, newMarketCoin } from '#tests/market-coins.ts';
import { keepMarket } from './market.ts';
import { findByMarketCoins } from './reviewed.ts';

test('texts that no database takes cost neither the kept answer nor the links to the directory', async () => {
  await using site = await openMarket();
  const odd = newMarketCoin({ id: 'odd\0', symbol: '\0\uD83D', name: 'Odd' });
  const mended = newMarketCoin({ id: 'mended', symbol: 'm\0\uD83D', name: 'Men\0ded\uDE00' });
  const coins = await site.answeredWith(marketAnswer([odd, mended]));
  expect(coins?.map(({ id, symbol, name }) => [id, symbol, name])).toEqual([
    ['mended', 'M', 'Mended'],
  ]);
  expect(await findByMarketCoins(site.db, coins ?? [])).toEqual(new Map());
  expect(await site.db.select().from(keptAnswers)).toMatchObject([
    { name: 'market', answer: [{ id: 'mended' }] },
  ]);
  expect(site.logged).toEqual([]);
});

/** A market over a database of one's own. */
async function openMarket() {
  const { db, close } = await newDatabase();
  const logged: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  const settings = { baseUrl: 'https://market.example', key: undefined };
  return {
    db,
    logged,
    async answeredWith(body: string) {
      const kept = await keepMarket(db, async () => new Response(body), settings, log).get();
      return kept?.value;
    },
    [Symbol.asyncDispose]: close,
  };
}
