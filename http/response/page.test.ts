import { expect, test } from 'vitest';
import { compressedPage, newPage } from './page.ts';

test('the body of a cached page shares its memory with nothing else', async () => {
  const { br } = await compressedPage(newPage(200, '<p>Bitcoin</p>'.repeat(50), []));
  expect(br.body.buffer.byteLength).toBe(br.body.length);
});
