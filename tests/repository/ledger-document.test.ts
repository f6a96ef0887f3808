import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOf, type LedgerEntry } from '#domain/ruling/ledger/ledger-entry.ts';
import { type Entry, hashOf as hashOutside } from '../../docs/client/check-ledger.ts';

const text = readFileSync(new URL('../../docs/ledger.md', import.meta.url), 'utf8');
const [, example = ''] = /```json\n(.*?)```/s.exec(text) ?? [];
const [, line = ''] = /```\n(\{.*?\})\n```/s.exec(text) ?? [];

test('the example in docs/ledger.md has the hash that the program computes', () => {
  const entry = JSON.parse(example) as Entry & { at: string };
  expect(hashOutside(entry)).toBe(entry.hash);
  const stored = { ...entry, at: new Date(entry.at) } as unknown as LedgerEntry;
  expect(hashOf(stored)).toBe(entry.hash);
  expect(hashOf({ ...stored, whyEn: 'Something else.' })).not.toBe(entry.hash);
});

test('the hashed line is the entry without its hash, in the documented order', () => {
  const { hash: _, ...entry } = JSON.parse(example);
  expect(JSON.parse(line)).toEqual(entry);
  expect(Object.keys(JSON.parse(line))).toEqual(Object.keys(entry).toSorted());
  expect(JSON.stringify(JSON.parse(line))).toBe(line);
});
