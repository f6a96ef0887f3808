import { expect, test } from 'vitest';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { namesInNews } from './names.ts';

test('a name is also called by its other spellings and without its kind', () => {
  expect(namesInNews('Ripple Network')).toEqual(
    expect.arrayContaining(['ripple network', 'ripple', 'xrp network', 'xrp']),
  );
});

test('a name of 20,000 words is read in less than a second', { timeout: 60_000 }, async () => {
  const name = Array.from({ length: 20_000 }, (_, i) => `w${i}`).join(' ');
  expect(await cpuMs(() => namesInNews(name))).toBeLessThan(1_000);
});
