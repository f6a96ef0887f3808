import { expect, test } from 'vitest';
import { EMPTY_MINE } from './mine.ts';
import { readMineFile } from './mine-file.ts';

const FILE = {
  format: 'tabayyan-list',
  version: 1,
  savedAt: '2026-01-05T00:00:00Z',
  list: EMPTY_MINE,
};
const read = (text: string) => readMineFile(new Blob([text]));

test('a saved file is read back as the same list', async () => {
  expect(await read(JSON.stringify(FILE))).toEqual(EMPTY_MINE);
});

test.each([
  ['not JSON', 'PK'],
  ['JSON of another program', '[]'],
  ['of a later version', JSON.stringify({ ...FILE, version: 2 })],
  ['with an invalid list', JSON.stringify({ ...FILE, list: { items: [] } })],
  ['too large', JSON.stringify({ ...FILE, more: 'x'.repeat(2_000_000) })],
])('a file that is %s is refused', async (_, text) => {
  expect(await read(text)).toBeNull();
});

test('a file that was removed after it was chosen is refused', async () => {
  const file = new Blob([JSON.stringify(FILE)]);
  file.text = () => Promise.reject(new DOMException('removed', 'NotReadableError'));
  expect(await readMineFile(file)).toBeNull();
});
