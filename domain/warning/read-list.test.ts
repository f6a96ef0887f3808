import { expect, test } from 'vitest';
import { hostsIn } from '#domain/address/domains.ts';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { readList } from './read-list.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const file = (text: string) => ({
  list: 'scamsniffer-addresses' as const,
  bytes: new TextEncoder().encode(text),
});

// From 1: the address of zeros is nobody's.
const addresses = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, at) => `0x${String(at + 1).padStart(40, '0')}`));

test('every entry of a list is read, also where there are thousands', async () => {
  const entries = await readList(file(addresses(5_000)));
  expect(new Set(entries.map(({ warned }) => warned)).size).toBe(5_000);
});

test('a list that is not JSON is refused', async () => {
  await expect(readList(file('{'))).rejects.toThrow('it is not JSON');
});

test('a list with millions of invalid entries is refused', async () => {
  // The error of each may fill the memory of the thread before the last is read.
  await expect(readList(file(`[${'0,'.repeat(5_000_000)}0]`))).rejects.toThrow(
    /it cannot be read|it has an unexpected format/,
  );
});

test('a list with more entries than the limit is refused', async () => {
  const atLimit = readList(file(addresses(3)), { maxEntries: 3 });
  expect(await atLimit).toHaveLength(3);
  const above = readList(file(addresses(4)), { maxEntries: 3 });
  await expect(above).rejects.toThrow('it names more than 3');
});

test('an address that a list repeats a hundred thousand times is one entry, read in seconds', async () => {
  const repeated = `[${`"${ADDRESS}",`.repeat(100_000)}"${ADDRESS}"]`;
  expect(await readList(file(repeated), { timeoutMs: 15_000 })).toHaveLength(1);
}, 20_000);

test('a list that takes too long is given up', async () => {
  const reading = readList(file(addresses(1)), { timeoutMs: 1 });
  await expect(reading).rejects.toThrow('it takes too long to read');
});

test('a host after a word of a hundred thousand letters is found within a second', async () => {
  const tookMs = await cpuMs(() => {
    expect(hostsIn(`${'a'.repeat(100_000)} and _site.example.com`)).toEqual(['site.example.com']);
  });
  expect(tookMs).toBeLessThan(1_000);
});
