import { expect, test } from 'vitest';
import { EMPTY } from './mine.ts';
import { readMineFile } from './mine-file.ts';

const FILE = { format: 'tabayyan-list', version: 1, savedAt: '2026-01-05T00:00:00Z', list: EMPTY };
const read = (text: string) => readMineFile(new Blob([text]));

test('a saved list is read back', async () => {
  expect(await read(JSON.stringify(FILE))).toEqual(EMPTY);
});

test.each([
  ['no JSON', 'PK'],
  ['another program’s', '[]'],
  ['of a later version', JSON.stringify({ ...FILE, version: 2 })],
  ['with a list that is none', JSON.stringify({ ...FILE, list: { items: [] } })],
  ['far too large', JSON.stringify({ ...FILE, more: 'x'.repeat(2_000_000) })],
])('a file that is %s is not taken', async (_, text) => {
  expect(await read(text)).toBeNull();
});
