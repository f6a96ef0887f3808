import { beforeAll, expect, test } from 'vitest';
import { ar } from '#app/i18n/text.ar.ts';
import { en } from '#app/i18n/text.en.ts';
import { importProtected, importWarnings } from '#domain/warning/import.ts';
import { bytes, EVM_ADDRESS, openStarterCheck } from '#tests/rig/starter-check.ts';
import { meaning } from './answer-words.ts';

const KEEP_AWAY = /^(Do not|لا ت)/u;
const LIKE_USDT = '0xdac10000000000000000000000000000000d1ec7';

const { database, check, warnOf } = await openStarterCheck();

beforeAll(async () => {
  await importProtected(database.db, bytes('firm.example.de'));
  await warnOf([EVM_ADDRESS]);
  const domains = bytes(JSON.stringify({ allow: [], deny: ['claim-airdrops.xyz'] }));
  await importWarnings(database.db, 'polkadot-js', domains);
});

test.each([
  ['an imitated domain', 'https://www.binnance.com', { result: 'looks-like', kind: 'link' }, true],
  ['an imitated contract', LIKE_USDT, { result: 'looks-like', kind: 'wallet' }, true],
  [
    'a warning against a domain',
    'https://claim-airdrops.xyz',
    { result: 'warned', kind: 'link' },
    true,
  ],
  ['a warning against a contract', EVM_ADDRESS, { result: 'warned', kind: 'wallet' }, true],
  ['an imitated name', 'Binnance', { result: 'looks-like', kind: 'name' }, false],
  ['an unknown address', 'https://shop.example.org', { result: 'unknown', kind: 'link' }, false],
])(
  'the answer says apart what to do only of what to keep away from: %s',
  async (_, q, answer, hasAct) => {
    const checked = await check(q);
    expect(checked).toMatchObject(answer);
    for (const text of [en, ar]) {
      const { act, rest } = meaning(checked, text);
      expect(KEEP_AWAY.test(act ?? '')).toBe(hasAct);
      expect(rest).toMatch(/\.$/);
      expect(rest).not.toMatch(KEEP_AWAY);
    }
  },
);
