import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { queryObjects } from 'node:v8';
import { expect, test } from 'vitest';
import { compressedPage, newPage, sendPage } from './page.ts';

test('the body of a cached page shares its memory with nothing else', async () => {
  const { br } = await compressedPage(newPage(200, '<p>Bitcoin</p>'.repeat(50), []));
  expect(br.body.buffer.byteLength).toBe(br.body.length);
});

test('other encodings of cached pages take a few megabytes at most', async () => {
  const request = new IncomingMessage(new Socket());
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, n) => compressedPage(newPage(200, `${n}`.repeat(200_000), []))),
  );
  // The count collects what is not in use.
  const bytesInUse = () =>
    queryObjects(Buffer, { format: 'count' }) && process.memoryUsage().arrayBuffers;
  const before = bytesInUse();
  for (const page of pages) await sendPage(page, 'identity', request, new ServerResponse(request));
  expect(bytesInUse() - before).toBeLessThan(6_000_000);
});
