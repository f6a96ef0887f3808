import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { listings } from '#db/schema.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import {
  bytes,
  EVM_ADDRESS as EVM,
  openStarterCheck,
  SOLANA_ADDRESS as SOLANA,
  USDT,
} from '#tests/rig/starter-check.ts';
import { newListing } from '#tests/samples/listings.ts';
import { decideWarning } from './decisions.ts';
import { importProtected, importWarnings } from './import.ts';
import { listWarningTasks } from './warning-tasks.ts';

const { database, check, resultOf, warnOf } = await openStarterCheck();

/** A router that the token list protects. */
const ROUTER = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';

beforeEach(async () => {
  await database.db.execute(sql`truncate warning_lists, warning_decisions cascade`);
  await importProtected(database.db, bytes(`firm.example.de ${ROUTER}`));
});

// One address of each other family, made up.
const TRON = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW';
const TON_RAW = '0:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8';
const TON = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';
const POLKADOT = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
const SUBSTRATE = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';

test.each([
  ['as the list writes it', EVM.toLowerCase()],
  ['in the checksum’s capitals', EVM],
  ['in a wallet’s link', `ethereum:${EVM}@1`],
  ['inside a message', `Send it to ${EVM.toLowerCase()}, please.`],
  ['in quotation marks at the end of a question', `Is it «${EVM}»؟`],
  ['beside the name of a listing', `USDT ${EVM}`],
  ['beside a listed one', `Move it from ${USDT} to ${EVM}`],
  ['in a block explorer’s link', `https://etherscan.io/address/${EVM}#code`],
  ['behind the # of a link in a message', `see https://tronscan.org/#/token20/${TRON}`],
  ['in the query of a link', `https://shop.example.org/pay?to=${SOLANA}&amount=5`],
  ['on Solana', SOLANA],
  ['on Tron', TRON],
  ['on TON', TON],
  ['on TON, in raw form', TON_RAW],
  ['on Polkadot', POLKADOT],
  ['on another network of the same account', SUBSTRATE],
])('a warned address is found %s', async (_, q) => {
  await warnOf([EVM.toLowerCase(), SOLANA, TRON, TON_RAW, POLKADOT]);
  expect(await resultOf(q)).toBe('warned');
});

test.each([
  ['on Solana', SOLANA],
  ['on Tron', TRON],
  ['on TON', TON],
])('a warned address %s is found without its capitals', async (_, address) => {
  await warnOf([EVM, SOLANA, TRON, TON]);
  for (const q of [address.toLowerCase(), `pay to ${address.toLowerCase()}!`]) {
    expect(await check(q)).toMatchObject({ result: 'warned', warnings: [{ address }] });
  }
});

test('the warning names the list, the site it gives and the day it was read', async () => {
  const now = new Date('2026-11-20T10:00Z');
  const file = bytes(JSON.stringify({ 'prize.example': [EVM.toLowerCase()], hijacker: [EVM] }));
  await importWarnings(database.db, 'polkadot-js-addresses', file, { now });
  expect((await check(EVM)).warnings).toEqual([
    {
      domain: null,
      address: EVM,
      by: null,
      name: 'prize.example, hijacker',
      reason: null,
      listedOn: null,
      firstReadOn: '2026-11-20',
      lastReadOn: '2026-11-20',
      isStale: expect.any(Boolean),
      list: expect.objectContaining({ kind: 'phishing' }),
    },
  ]);
});

test('a warning goes when the list takes the address back', async () => {
  await warnOf([EVM, SOLANA, TRON]);
  expect(await warnOf([SOLANA, TRON])).toEqual({ entries: 2, added: 0, gone: 1 });
  expect(await warnOf([SOLANA, TRON])).toEqual({ entries: 2, added: 0, gone: 0 });
  expect(await resultOf(EVM)).toBe('unknown');
});

test.each([
  ['a listed contract', USDT, 'official'],
  ['a contract on a protected token list', ROUTER, 'unknown'],
  ['the address to which coins are burnt', '0x000000000000000000000000000000000000dEaD', 'unknown'],
])('a list never warns of %s', async (_, address, verdict) => {
  await warnOf([address.toLowerCase(), EVM]);
  expect(await resultOf(address)).toBe(verdict);
});

test('a list without any address is refused', async () => {
  await warnOf([EVM]);
  await expect(warnOf(['0x1234', 'scam.example'])).rejects.toThrow('it contains no address');
  expect(await resultOf(EVM)).toBe('warned');
});

test('a listed contract on a list is a task, and public once an editor has confirmed it', async () => {
  const { db } = database;
  await warnOf([USDT, EVM]);
  const [task, ...others] = await listWarningTasks(db);
  expect(others).toEqual([]);
  expect(task).toMatchObject({ warned: USDT, listings: [{ id: 'tether', name: 'Tether' }] });
  const about = { source: 'scamsniffer-addresses', warned: USDT };
  expect(await decideWarning(db, { ...about, decision: 'warned' }, 'Editor')).toBe(true);
  expect(await check(USDT)).toMatchObject({ result: 'warned', warnings: [{ address: USDT }] });
  expect(await listWarningTasks(db)).toMatchObject([{ decision: { by: 'Editor' } }]);
  await decideWarning(db, { ...about, decision: 'impersonated' }, 'Other');
  expect(await resultOf(USDT)).toBe('official');
  expect(await listWarningTasks(db)).toEqual([]);
  expect(
    await decideWarning(db, { ...about, warned: EVM, source: 'x', decision: 'warned' }, 'Editor'),
  ).toBe(false);
});

test('a warning about a contract of several listings is one task that names them all', async () => {
  const { db } = database;
  const [tether] = await db.select().from(listings).where(eq(listings.id, 'tether'));
  const { contracts = [] } = tether ?? {};
  await addUnrecorded(db, [newListing({ id: 'twin', name: 'Twin', contracts })]);
  onTestFinished(async () => {
    await db.delete(listings).where(eq(listings.id, 'twin'));
  });
  await warnOf([USDT]);
  const tasks = await listWarningTasks(db);
  expect(tasks.map(({ listings: owners }) => owners.map(({ id }) => id).toSorted())).toEqual([
    ['tether', 'twin'],
  ]);
});

test('a listing’s domain on a list is a task, with domains under it', async () => {
  const { db } = database;
  const list = { version: 2, whitelist: [], blacklist: ['login.binance.com', 'scam.example.xyz'] };
  await importWarnings(db, 'metamask', bytes(JSON.stringify(list)));
  expect(await listWarningTasks(db)).toMatchObject([
    {
      warned: 'login.binance.com',
      listings: [{ kind: 'exchange', id: 'binance' }],
      decision: null,
    },
  ]);
  expect(await resultOf('https://login.binance.com/')).toBe('official');
  await decideWarning(
    db,
    { source: 'metamask', warned: 'login.binance.com', decision: 'warned' },
    'Editor',
  );
  expect(await resultOf('https://login.binance.com/')).toBe('warned');
  expect(await resultOf('https://binance.com/')).toBe('official');
});

describe('the decision that a list names the impersonated one', () => {
  const DAY_MS = 86_400_000;
  const inDays = (days: number) => ({ now: new Date(Date.now() + days * DAY_MS) });
  const warns = (reason: string, day: string, ...sites: string[]) =>
    bytes(
      [
        'ae_competentAuthority,ae_commercial_name,ae_website,ae_reason,ae_decision_date',
        ...sites.map((site) => `CONSOB,Firm,https://${site}/,${reason},${day}`),
      ].join('\r\n'),
    );
  const decideOn = (source: string, warned: string) =>
    decideWarning(database.db, { source, warned, decision: 'impersonated' }, 'Editor');

  test.each([
    ['within days: 0 tasks', 3, 'None', '12/02/2025', 0],
    ['after a month: 0 tasks', 30, 'None', '12/02/2025', 0],
    ['later: 1 task', 31, 'None', '12/02/2025', 1],
    ['with another reason: 1 task', 3, 'Clone of a firm', '12/02/2025', 1],
    ['with another day: 1 task', 3, 'None', '13/02/2025', 1],
  ])('counts for the same entry only, which returns %s', async (_, days, reason, day, open) => {
    const first = warns('None', '12/02/2025', 'binance.com', 'zor.example.xyz', 'mip.example.xyz');
    await importWarnings(database.db, 'esma-ncasp', first);
    await decideOn('esma-ncasp', 'binance.com');
    expect(await listWarningTasks(database.db)).toEqual([]);
    const without = warns('None', '12/02/2025', 'zor.example.xyz', 'mip.example.xyz');
    await importWarnings(database.db, 'esma-ncasp', without, inDays(0));
    const again = warns(reason, day, 'binance.com', 'zor.example.xyz', 'mip.example.xyz');
    await importWarnings(database.db, 'esma-ncasp', again, inDays(days));
    expect(await listWarningTasks(database.db)).toHaveLength(open);
    expect(await resultOf('https://binance.com/')).toBe('official');
  });

  test.each([
    [7, 0],
    [8, 1],
  ])(
    'counts for a week where the list gives no day: after %s days, %s tasks',
    async (days, open) => {
      await warnOf([USDT, EVM, SOLANA]);
      await decideOn('scamsniffer-addresses', USDT);
      await warnOf([EVM, SOLANA], inDays(0));
      await warnOf([EVM, SOLANA], inDays(1));
      await warnOf([USDT, EVM, SOLANA], inDays(days));
      expect(await listWarningTasks(database.db)).toHaveLength(open);
      expect(await resultOf(USDT)).toBe('official');
    },
  );
});

test.each([
  ['on the same day', 0],
  ['three days later', 3],
])(
  'a decision that shows a warning counts no more once the list has named the address anew %s',
  async (_, days) => {
    const { db } = database;
    await warnOf([USDT, EVM, SOLANA]);
    await decideWarning(
      db,
      { source: 'scamsniffer-addresses', warned: USDT, decision: 'warned' },
      'Editor',
    );
    await warnOf([EVM, SOLANA]);
    expect(await resultOf(USDT)).toBe('official');
    await warnOf([USDT, EVM, SOLANA], { now: new Date(Date.now() + days * 86_400_000) });
    expect(await resultOf(USDT)).toBe('official');
    expect(await listWarningTasks(db)).toMatchObject([{ decision: null }]);
  },
);
