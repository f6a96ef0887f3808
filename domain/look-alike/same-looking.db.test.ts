import { beforeAll, describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { readStarterListings } from '#domain/listing/transfer/starter.ts';
import { openStarterCheck } from '#tests/rig/starter-check.ts';
import { newListing } from '#tests/samples/listings.ts';
import { findSameLooking } from './same-looking.ts';

const { database, changes, identifiers } = await openStarterCheck();

type PastedText = Parameters<typeof findSameLooking>[1];
const NEW_COIN: PastedText['self'] = { kind: 'coin', id: null };

async function found(names: string[], given: Partial<PastedText> = {}) {
  const asked = { self: NEW_COIN, symbol: '', ...given, names };
  const others = await findSameLooking({ db: database.db, identifiers }, asked);
  return others.map(({ kind, id, by }) => `${kind} ${id} by ${by}`);
}

test('no starter listing looks like another one', async () => {
  const all = [...(await readStarterListings('coin')), ...(await readStarterListings('exchange'))];
  expect(all).toHaveLength(63);
  for (const { kind, id, texts, symbol } of all) {
    const names = [texts.en?.name, texts.ar?.name].flatMap((name) => name ?? []);
    expect(await found(names, { self: { kind, id }, symbol: symbol ?? '' }), id).toEqual([]);
  }
});

describe('a name is taken for another one', () => {
  beforeAll(async () => {
    await addUnrecorded(database.db, [
      newListing({ id: 'ren-btc', name: 'renBTC', symbol: 'RENBTC' }),
    ]);
    await changes.caughtUp();
  });

  test.each([
    ['Bitcoin', ['coin bitcoin by name']],
    ['BITCOIN', ['coin bitcoin by name']],
    ['Bit coin', ['coin bitcoin by name']],
    ['Bitc\u043ein', ['coin bitcoin by name']],
    ['B1tcoin', ['coin bitcoin by name']],
    ['B\u00eftcoin', ['coin bitcoin by name']],
    ['Bit\u200bcoin', ['coin bitcoin by name']],
    ['بيتكوين', ['coin bitcoin by name']],
    ['بيـتكوين', ['coin bitcoin by name']],
    ['بِيتكُوين', ['coin bitcoin by name']],
    ['بیتکوین', ['coin bitcoin by name']],
    ['\ufe91\ufef4\ufe98\ufedc\ufeee\ufef3\ufee6', ['coin bitcoin by name']],
    ['Binance', ['exchange binance by name']],
    ['Bitcoin Cash', ['coin bitcoin-cash by name']],
    ['Bitcoin Gold', []],
    ['Bitcoinage', []],
    ['---', []],
    ['\u200b', []],
  ])('%j: %j', async (name, others) => {
    expect(await found([name])).toEqual(others);
  });

  test.each([
    ['Malayalam', 'Bitc\u0d20in'],
    ['a Malayalam sign', 'Bitc\u0d02in'],
    ['Myanmar', 'Bitc\u1040in'],
    ['Canadian', '\u15f7itcoin'],
    ['Canadian twice', '\u15f7itc\u1552in'],
    ['Devanagari', 'Bitc\u0966in'],
    ['Lao', 'Bitc\u0ed0in'],
    ['Tamil', 'Bitc\u0be6in'],
    ['Hebrew', 'Bitc\u05e1in'],
    ['an Arabic figure', 'Bitc\u0665in'],
    ['Arabic', 'Bitc\u0647in'],
    ['Gurmukhi', 'Bitc\u0a72in'],
    ['Han', 'Bitc\u3007in'],
    ['the same letter twice', 'D\u1040gec\u1040in'],
    ['one word of two', 'Bitc\u1040in Cash'],
  ])('with letters of another script in a Latin word: %s', async (_, name) => {
    expect(await found([name])).toHaveLength(1);
  });

  test.each(['بيتكوين BTC', 'Bitcoin العربية', 'بBTC', 'والBTC', '比特币BTC', 'Битс Coin'])(
    'but not where scripts stand side by side: %j',
    async (name) => {
      expect(await found([name])).toEqual([]);
    },
  );

  test('but not for itself', async () => {
    expect(await found(['Bitcoin'], { self: { kind: 'coin', id: 'bitcoin' } })).toEqual([]);
    expect(await found(['Bitcoin'], { self: { kind: 'exchange', id: 'bitcoin' } })).toEqual([
      'coin bitcoin by name',
    ]);
  });

  test('and the coins of its symbol are told beside it, never alone', async () => {
    await addUnrecorded(database.db, [
      newListing({ id: 'other-ether', symbol: 'ETH', name: 'Oe' }),
    ]);
    const symbol = 'ETH';
    expect(await found(['Etherium'], { symbol })).toEqual([]);
    expect(await found(['Bitcoin'], { symbol })).toEqual([
      'coin bitcoin by name',
      'coin ethereum by symbol',
      'coin other-ether by symbol',
    ]);
    const exchange = { kind: 'exchange', id: null } as const;
    expect(await found(['Bitcoin'], { self: exchange, symbol })).toEqual(['coin bitcoin by name']);
  });

  test('as soon as it is there', async () => {
    expect(await found(['Newcomer'])).toEqual([]);
    await addUnrecorded(database.db, [newListing({ id: 'newcomer', name: 'Newcomer' })]);
    await changes.caughtUp();
    expect(await found(['Newc\u043emer'])).toEqual(['coin newcomer by name']);
  });
});
