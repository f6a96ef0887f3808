import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedLines, LongLineError, parseBounded } from './bounded.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const parse = (text: string) => parseBounded(Buffer.from(text));

test('any JSON value parses as with JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(parse(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('JSON nested more than 64 deep is refused', () => {
  expect(parse(nested(64))).toEqual(JSON.parse(nested(64)));
  expect(() => parse(nested(65))).toThrow(SyntaxError);
  expect(() => parse('{"a":'.repeat(200_000))).toThrow(SyntaxError);
});

test('brackets inside strings do not count as depth, whatever is escaped', () => {
  for (const text of [
    '['.repeat(100),
    `\\"${'{'.repeat(100)}`,
    `\\\\`,
    `\\\\\\"${'['.repeat(100)}`,
  ]) {
    expect(parse(`["${text}",[]]`)).toEqual([JSON.parse(`"${text}"`), []]);
  }
  expect(() => parse(`["\\\\",${nested(100)}]`)).toThrow(SyntaxError);
});

test('JSON with millions of values is refused', () => {
  expect(() => parse(`[${'{},'.repeat(4_000_000)}{}]`)).toThrow('the JSON is too much');
});

test('JSON that is not in UTF-8 is refused', () => {
  expect(() => parseBounded(Buffer.from('"Café"', 'latin1'))).toThrow(SyntaxError);
});

test.each(['', '{', '"', '"\\"', ']', '[1,]', 'x'])('invalid JSON %j is refused', (text) => {
  expect(() => parse(text)).toThrow(SyntaxError);
});

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
