import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBounded } from './json.ts';

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

test.each(['', '{', '"', '"\\"', ']', '[1,]', 'x'])('invalid JSON %j is refused', (text) => {
  expect(() => parse(text)).toThrow(SyntaxError);
});
