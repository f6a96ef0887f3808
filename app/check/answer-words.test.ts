import { expect, test } from 'vitest';
import { ar } from '#app/i18n/text.ar.ts';
import { en } from '#app/i18n/text.en.ts';
import type { Checked } from '#domain/look-alike/check.ts';
import { meaning } from './answer-words.ts';

const KEEP_AWAY = /^(Do not|لا ت)/u;

test.each([
  ['an imitated domain', { result: 'looks-like', kind: 'link' }, true],
  ['an imitated contract', { result: 'looks-like', kind: 'wallet' }, true],
  ['a warning against a domain', { result: 'warned', kind: 'link', warned: null }, true],
  ['a warning against a contract', { result: 'warned', kind: 'wallet', warned: '0xab' }, true],
  ['an imitated name', { result: 'looks-like', kind: 'name' }, false],
  ['an unknown address', { result: 'unknown', kind: 'link' }, false],
] as const)(
  'the answer says apart what to do only of what to keep away from: %s',
  (_, shape, hasAct) => {
    for (const text of [en, ar]) {
      const { act, rest } = meaning(checked(shape), text);
      expect(KEEP_AWAY.test(act ?? '')).toBe(hasAct);
      expect(rest).toMatch(/\.$/);
      expect(rest).not.toMatch(KEEP_AWAY);
    }
  },
);

function checked(shape: Pick<Checked, 'result' | 'kind'> & { warned?: string | null }): Checked {
  const { warned, result, kind } = shape;
  return {
    result,
    kind,
    text: 'pasted',
    matches: [],
    warnings: warned === undefined ? [] : [{ address: warned }],
  } as unknown as Checked;
}
