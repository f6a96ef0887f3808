import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPage, readPageInThread } from './read-page.ts';

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
  expect(await readPageInThread(page, signal)).toMatchObject({ hash });
});

test('a damaged PDF cannot be read, which is no removal', async () => {
  const read = await readPageInThread(question('%PDF-1.4\nnothing', 'application/pdf'), signal);
  expect(read).toEqual({ what: 'unreadable', detail: 'the file cannot be read' });
});

test('a page that takes too long is given up', async () => {
  const page = question('<p>'.repeat(1_000_000), 'text/html');
  expect(await readPageInThread(page, signal, 50)).toEqual({
    what: 'unreadable',
    detail: 'takes too long to read',
  });
});

test('a cancelled check has no result', async () => {
  const end = new AbortController();
  const reading = readPageInThread(question('<p>x</p>', 'text/html'), end.signal);
  end.abort();
  await expect(reading).rejects.toThrow();
});

test('a short page that the parser repairs to millions of elements cannot be read', async () => {
  // Each paragraph reopens all unclosed elements of the first.
  const opened = Array.from({ length: 2_000 }, (_, index) => `<i n${index}>`).join('');
  const page = question(`<p>${opened}${'<p>x'.repeat(2_000)}`, 'text/html');
  expect(await readPage(page, signal)).toEqual({
    ...{ what: 'unreadable', detail: 'the file cannot be read' },
  });
});

test('a PDF that unpacks to hundreds of megabytes is given up', async () => {
  const packed = deflateSync(Buffer.alloc(400_000_000, ' '));
  const bytes = Buffer.from(pdfOf(packed.toString('latin1')), 'latin1');
  const page = { ...question('', 'application/pdf'), bytes };
  expect(await readPage(page, signal)).toEqual({
    ...{ what: 'unreadable', detail: 'takes too much memory to read' },
  });
}, 60_000);

// The reader finds the objects itself where their index is missing.
function pdfOf(packed: string): string {
  return `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>> endobj
4 0 obj <</Filter/FlateDecode/Length ${packed.length}>>
stream
${packed}
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`;
}
