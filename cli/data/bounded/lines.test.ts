import { expect, test } from 'vitest';
import { boundedLines, LongLineError } from './lines.ts';

async function* chunksOf(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function readLines(input: AsyncIterable<Buffer>, maxBytes = 10): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of boundedLines(input, maxBytes)) lines.push(line.toString());
  return lines;
}

test.each([
  [['a\nb\n'], ['a', 'b']],
  [['a\nb'], ['a', 'b']],
  [
    ['a', 'b', '\n', 'c\n'],
    ['ab', 'c'],
  ],
  [['\n\na\n'], ['', '', 'a']],
  // Only \n ends a line.
  [['a\u2028b\rc\n'], ['a\u2028b\rc']],
  [[], []],
])('the chunks %j yield the lines %j', async (chunks, lines) => {
  expect(await readLines(chunksOf(...chunks))).toEqual(lines);
});

test('a line of the maximum length is read, and a longer one refused', async () => {
  expect(await readLines(chunksOf('12345', '67890\n', 'next'))).toEqual(['1234567890', 'next']);
  await expect(readLines(chunksOf('12345', '678901\n'))).rejects.toThrow(LongLineError);
});

test('an endless line is abandoned as soon as it exceeds the limit', async () => {
  let sent = 0;
  async function* endless() {
    for (; ; sent += 1) yield Buffer.alloc(4);
  }
  await expect(readLines(endless())).rejects.toThrow(LongLineError);
  expect(sent).toBe(2);
});
