import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readInThread } from './read-page.ts';

const question = (text: string, contentType: string) => ({
  bytes: Buffer.from(text),
  contentType,
  quotes: ['A sentence of some words'],
  before: null,
});
const { signal } = new AbortController();

test('the hash of a page is that of its letters without points in figures', async () => {
  const page = question('<p>A sentence of some words: 1.5%</p>', 'text/html');
  const hash = createHash('sha256').update('asentenceofsomewords15%').digest('hex');
  expect(await readInThread(page, signal)).toMatchObject({ hash });
});

test('a damaged PDF cannot be read, which is no removal', async () => {
  const read = await readInThread(question('%PDF-1.4\nnothing', 'application/pdf'), signal);
  expect(read).toEqual({ what: 'unreadable', detail: 'the file cannot be read' });
});

test('a page that takes too long is given up', async () => {
  const page = question('<p>'.repeat(1_000_000), 'text/html');
  expect(await readInThread(page, signal, 50)).toEqual({
    what: 'unreadable',
    detail: 'takes too long to read',
  });
});

test('a cancelled check has no result', async () => {
  const end = new AbortController();
  const reading = readInThread(question('<p>x</p>', 'text/html'), end.signal);
  end.abort();
  await expect(reading).rejects.toThrow();
});
