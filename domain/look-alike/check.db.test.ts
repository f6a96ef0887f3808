import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Changed } from '#db/cache-tags.ts';
import { registerEntries, registers } from '#db/schema.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { closeDatabase, newDatabase } from '#tests/rig/database.ts';
import { openStarterCheck } from '#tests/rig/starter-check.ts';
import { newListing } from '#tests/samples/listings.ts';
import { cacheIdentifiers } from './identifier-cache.ts';
import { plainWords } from './pasted/plain-words.ts';

type Tell = (changed: Changed) => void;

const { database, changes, check } = await openStarterCheck();

const found = async (q: string) => {
  const { result, matches } = await check(q);
  return [result, ...matches.map(({ listing, field, text }) => `${listing.id}: ${field} ${text}`)];
};

describe('a name is found as the search finds it, but whole:', () => {
  test.each([
    ['Bitcoin', ['official', 'bitcoin: name Bitcoin']],
    ['بيتكوين', ['official', 'bitcoin: name بيتكوين']],
    ['البتكوين', ['official', 'bitcoin: name بيتكوين']],
    ['  cardano ', ['official', 'cardano: name Cardano']],
    ['xrp', ['official', 'xrp: name XRP']],
    ['Bitcoi', ['looks-like', 'bitcoin: name Bitcoin']],
  ])('%s', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  test('a ticker that two listings have is that of both', async () => {
    await addUnrecorded(database.db, [
      newListing({ kind: 'exchange', id: 'exchange-with-ticker', symbol: 'BNB' }),
    ]);
    await expect
      .poll(async () => (await found('BNB')).slice(1).toSorted())
      .toEqual(['bnb: name BNB', 'exchange-with-ticker: symbol BNB']);
  });
});

describe('the worst address in a message speaks for it:', () => {
  test.each([
    ['حدّث محفظتك قبل الغد: https://kraken-login.com/ar', 'looks-like', 'kraken-login.com'],
    ['Not kraken.com, use (kraken-login.com).', 'looks-like', 'kraken-login.com'],
    ['kraken.com and example.org', 'unknown', 'example.org'],
    ['Withdraw at https://www.kraken.com today', 'official', 'www.kraken.com'],
    ['See you tomorrow.Bring the keys', 'unknown', undefined],
  ])('%s', async (q, result, host) => {
    expect(await check(q)).toMatchObject({ result, ...(host && { address: { host } }) });
  });
});

describe('the address within is read too:', () => {
  const PHISHING = 'https://kraken-login.com/ar';
  test.each([
    ['kraken-login.com.هل هو حقيقي؟'],
    ['_kraken-login.com_'],
    [`https://www.google.com/url?sa=D&q=${encodeURIComponent(PHISHING)}`],
    [`https://t.me/iv?url=${PHISHING}&rhash=1`],
    [`l.facebook.com/l.php?u=${PHISHING}`],
    [`https://web.archive.org/web/20260101000000/${PHISHING}`],
    [`See https://www.google.com/url?q=https://web.archive.org/web/2026/${PHISHING}`],
  ])('%s', async (q) => {
    expect(await check(q)).toMatchObject({
      result: 'looks-like',
      address: { host: 'kraken-login.com' },
    });
  });

  test('a translated page’s address becomes a word', () => {
    expect(plainWords('https://kraken--login-com.translate.goog/ar?_x_tr_sl=en')).toMatch(
      / https:\/\/kraken-login\.com\/ar$/,
    );
  });

  test('a redirector’s link to a listing’s own site is not the site', async () => {
    const { result } = await check('https://www.google.com/url?q=https://www.kraken.com');
    expect(result).not.toBe('official');
  });

  test('an Arabic ending that is registered stays part of its address', async () => {
    expect(await check('https://kraken.موقع/a')).toMatchObject({
      address: { host: 'kraken.موقع' },
    });
  });
});

describe('a domain of a company in a register', () => {
  beforeAll(async () => {
    await database.db.insert(registers).values({ source: 'of-the-test', host: 'register.example' });
    const stored = { register: 'of-the-test', firstReadOn: '2026-06-28' };
    const entryAt = (host: string) => ({
      company: 'Example',
      lei: null,
      tradeNames: '',
      hosts: [host],
      authority: '',
      from: null,
      until: null,
      services: '',
    });
    await database.db.insert(registerEntries).values([
      { ...stored, key: 'there', entry: entryAt('bybit.eu') },
      { ...stored, key: 'gone', entry: entryAt('okxx.eu'), goneOn: '2026-06-29' },
    ]);
  });

  test.each([
    ['bybit.eu', ['unknown', 'bybit: name Bybit']],
    ['https://www.bybit.eu/login', ['unknown', 'bybit: name Bybit']],
    ['a mail from support@bybit.eu', ['unknown', 'bybit: name Bybit']],
    ['https://bybit.com@bybit.eu', ['looks-like', 'bybit: website bybit.com']],
    ['bybit.eu, not bybit-eu.com', ['looks-like', 'bybit: website bybit.com']],
    ['okxx.eu', ['looks-like', 'okx: website okx.com']],
  ])('%s', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });
});

describe('an identifier that the name does not have', () => {
  beforeAll(async () => {
    await addUnrecorded(database.db, [
      newListing({ id: 'plasma-e', name: 'Plasm\u00e1 \u00e9', symbol: 'PLE', website: null }),
      newListing({ id: '1inch', name: '1inch', symbol: '1INCH', website: null }),
    ]);
    await changes.caughtUp();
  });
  const result = async (q: string) => {
    const { result, matches } = await check(q);
    return { result, differences: matches[0]?.differences };
  };

  test.each([
    ['B\u0338itcoin', 'B\u0338', 'b', 'U+0338'],
    ['Ethereum\u0332', 'm\u0332', 'm', 'U+0332'],
    ['Bit\u0640coin', 't\u0640', 't', 'U+0640'],
    ['OK\u0640X', 'K\u0640', 'k', 'U+0640'],
    ['Bit\u064ecoin', 't\u064e', 't', 'U+064E'],
    ['Bitc\u1ecdin', '\u1ecd', 'o', 'U+1ECD'],
    ['B\u1ecbtcoin', '\u1ecb', 'i', 'U+1ECB'],
    ['Bitco\u00efn', '\u00ef', 'i', 'U+00EF'],
    ['BITCO\u00cfN', '\u00cf', 'i', 'U+00CF'],
    ['Binanc\u1eb9', '\u1eb9', 'e', 'U+1EB9'],
    ['B\u0165c', '\u0165', 't', 'U+0165'],
    ['\u0338Bitcoin', 'B\u0338', 'b', 'U+0338'],
    ['\u0640Bitcoin', 'B\u0640', 'b', 'U+0640'],
    ['1\u0338inch', '1\u0338', '1', 'U+0338'],
    ['Pl\u00e0sma e', '\u00e0', 'a', 'U+00E0'],
  ])('makes a look-alike of it: %s', async (q, shown, expected, code) => {
    const answer = await result(q);
    expect(answer.result).toBe('looks-like');
    expect(answer.differences).toContainEqual({
      what: 'letters',
      pairs: expect.arrayContaining([{ shown, expected, code }]),
    });
  });

  test.each([
    'bitcoin',
    'BITCOIN',
    'بِيتْكُوين',
    'بيـــتكوين',
    'بيـِتكوين',
    'ـبيتكوين',
    '\ufe91\ufef4\ufe98\ufedc\ufeee\ufef3\ufee6',
    'Plasm\u00e1 \u00e9',
    'plasma\u0301 e\u0301',
    'Plasma e',
    'Plasma \u00e9',
  ])('and none is there in %s', async (q) => {
    expect(await result(q)).toEqual({ result: 'official', differences: [] });
  });
});

describe('a name with characters that nobody sees, from an old database,', () => {
  beforeAll(async () => {
    await addUnrecorded(database.db, [
      newListing({ id: 'bit-coin', name: 'Bit\u200bcoin', symbol: 'BIT', website: null }),
      newListing({ id: 'alone', name: 'Zam\u00adzam', symbol: 'ZAM', website: null }),
    ]);
    await changes.caughtUp();
  });

  test.each([
    ['Bitcoin', ['official', 'bitcoin: name Bitcoin']],
    ['Bit\u200bcoin', ['official', 'bitcoin: name Bitcoin']],
    ['BIT\u2060COIN', ['official', 'bitcoin: name Bitcoin']],
    ['Bit-coin', ['looks-like', 'bitcoin: name Bitcoin']],
    ['Bitcoi', ['looks-like', 'bitcoin: name Bitcoin']],
  ])('is not taken for the one that is written so: %j', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  test('is found where there is no other', async () => {
    expect(await found('Zamzam')).toEqual(['official', 'alone: name Zam\u00adzam']);
  });
});

test('an address is told by the listing and the field that names it', async () => {
  expect(await found('https://www.binance.com/en')).toEqual([
    'official',
    'binance: website binance.com',
  ]);
  expect(await found('@okx')).toEqual(['official', 'okx: twitter @okx']);
  expect(await found('okx-support.com')).toEqual(['looks-like', 'okx: website okx.com']);
});

test('whose address it is stands beside it, as a reader and as a browser writes it', async () => {
  const { address, isOpenToAnyone, pieces } = await check('https://bіnance.web.app/login');
  expect(address).toEqual({
    host: 'bіnance.web.app',
    ascii: 'xn--bnance-pvf.web.app',
    domain: 'bіnance.web.app',
  });
  expect(isOpenToAnyone).toBe(true);
  expect(pieces.filter(({ code }) => code)).toEqual([{ text: 'і', like: 'i', code: 'U+0456' }]);
});

test('a domain with accounts of many owners is told from an owner’s', async () => {
  expect(await check('https://t.me/okx')).toMatchObject({ isSharedDomain: true });
  expect(await check('okx-support.com')).toMatchObject({ isSharedDomain: false });
});

test('a listing is called as its reader calls it', async () => {
  const { matches } = await check('binance.io', 'ar');
  expect(matches[0]?.listing.name).toBe('باينانس');
});

test('an added listing is known at once', async () => {
  expect(await found('newcomer.example')).toEqual(['unknown']);
  await addUnrecorded(database.db, [
    newListing({ id: 'newcomer', website: 'https://www.newcomer.example' }),
  ]);
  await changes.caughtUp();
  expect(await found('newcomer.example')).toEqual([
    'official',
    'newcomer: website newcomer.example',
  ]);
});

describe('while the database is gone', () => {
  test('identifiers that were read stay known, and a cache without any fails', async () => {
    const other = await newDatabase('starter');
    const heard = { onChange: (tell: Tell) => void told.push(tell), isListening: () => true };
    const told: Tell[] = [];
    const cached = cacheIdentifiers(other.db, heard);
    const late = cacheIdentifiers(other.db, heard);
    expect((await cached.get())('bltfmex')).toEqual([]);
    expect((await cached.get())('bltcoln')).not.toEqual([]);
    await closeDatabase(other.db);
    for (const tell of told) tell(null);
    expect((await cached.get())('bltcoln')).not.toEqual([]);
    await expect(late.get()).rejects.toThrow();
    await other.close().catch(() => {});
  });
});

test('a change in the midst of reading is known to whoever asks after it', async () => {
  const other = await newDatabase('empty');
  // So many that reading them takes its time.
  await other.db.execute(sql`
    insert into listings (kind, id, website, search, name_key, created_at, updated_at)
    select 'coin', 'c-' || n, 'https://coin' || n || '.example', '', '', now(), now()
    from generate_series(1, 4000) n`);
  let tell: Tell = () => {};
  const onChange = (listener: Tell) => {
    tell = listener;
  };
  const cached = cacheIdentifiers(other.db, { isListening: () => true, onChange });
  const first = cached.get();
  await setTimeout(30);
  // First of all by its id: that part has been read by now.
  await addUnrecorded(other.db, [newListing({ id: 'a', website: 'https://latecomer.example' })]);
  tell(new Set(['identifiers']));
  expect((await cached.get())('latecomer')).toHaveLength(1);
  await first;
  await other.close();
});
