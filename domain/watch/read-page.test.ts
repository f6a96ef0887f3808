import { expect, test } from 'vitest';
import { readInThread } from './read-page.ts';

const question = (text: string, contentType: string) => ({
  ...{ bytes: Buffer.from(text), contentType, quotes: ['A sentence of some words'], before: null },
});
const { signal } = new AbortController();

test('a damaged PDF cannot be read, which is no removal', async () => {
  const read = await readInThread(question('%PDF-1.4\nnothing', 'application/pdf'), signal);
  expect(read).toEqual({ what: 'unreadable', detail: 'the file cannot be read' });
});

test('a page that takes too long is given up', async () => {
  const page = question('<p>'.repeat(1_000_000), 'text/html');
  expect(await readInThread(page, signal, 50)).toEqual({
    ...{ what: 'unreadable', detail: 'takes too long to read' },
  });
});

test('a cancelled check has no result', async () => {
  const end = new AbortController();
  const reading = readInThread(question('<p>x</p>', 'text/html'), end.signal);
  end.abort();
  await expect(reading).rejects.toThrow();
});
