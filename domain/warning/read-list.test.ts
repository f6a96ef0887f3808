import { expect, test } from 'vitest';
import { hostsIn } from '#domain/address/domains.ts';
import { readList } from './read-list.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const file = (text: string) => ({
  list: 'scamsniffer-addresses' as const,
  bytes: new TextEncoder().encode(text),
});

test('a list is read with all that it names', async () => {
  const others = Array.from({ length: 5_000 }, (_, at) => `0x${String(at).padStart(40, '0')}`);
  const entries = await readList(file(JSON.stringify([ADDRESS, ...others.slice(1)])));
  expect(entries).toHaveLength(5_000);
  expect(entries[0]).toMatchObject({ warned: ADDRESS });
});

test('a list of another shape is refused, also where each of its millions of parts is wrong', async () => {
  await expect(readList(file('{'))).rejects.toThrow('it is not JSON');
  await expect(readList(file(`[${'0,'.repeat(5_000_000)}0]`))).rejects.toThrow(
    /it cannot be read|it has an unexpected format/,
  );
});

test('a list with one address a hundred thousand times is read in seconds', async () => {
  const repeated = `[${`"${ADDRESS}",`.repeat(100_000)}"${ADDRESS}"]`;
  expect(await readList(file(repeated), 15_000)).toHaveLength(1);
}, 20_000);

test('a list that takes too long is given up', async () => {
  const reading = readList(file(JSON.stringify([ADDRESS])), 1);
  await expect(reading).rejects.toThrow('it takes too long to read');
});

test('a text of one long word names no host, and is read once', () => {
  const startMs = performance.now();
  expect(hostsIn(`${'a'.repeat(100_000)} and _site.example.com`)).toEqual(['site.example.com']);
  expect(performance.now() - startMs).toBeLessThan(1_000);
});
