import { expect, test } from 'vitest';
import { boundedLines, LongLineError } from './lines.ts';

async function* chunksOf(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function read(input: AsyncIterable<Buffer>, longestBytes = 10): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of boundedLines(input, longestBytes)) lines.push(line.toString());
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
  // Other line ends are part of a text here.
  [['a\u2028b\rc\n'], ['a\u2028b\rc']],
  [[], []],
])('%j is the lines %j', async (chunks, lines) => {
  expect(await read(chunksOf(...chunks))).toEqual(lines);
});

test('a line of the greatest length is read, and no longer one', async () => {
  expect(await read(chunksOf('12345', '67890\n', 'next'))).toEqual(['1234567890', 'next']);
  await expect(read(chunksOf('12345', '678901\n'))).rejects.toThrow(LongLineError);
});

test('a line without end is given up as soon as it is too long', async () => {
  let sent = 0;
  async function* endless() {
    for (; ; sent += 1) yield Buffer.alloc(4);
  }
  await expect(read(endless())).rejects.toThrow(LongLineError);
  expect(sent).toBe(2);
});
