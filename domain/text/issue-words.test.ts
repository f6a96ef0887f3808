import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueWords } from './issue-words.ts';

test.each([
  [z.object({ a: z.string() }), {}, 'is missing'],
  [z.string(), 7, 'is not of type string'],
  [z.number().int(), 2.5, 'must be a whole number'],
  [z.number().max(5), 9, 'must be at most 5'],
  [z.number().min(0), -1, 'must be at least 0'],
  [z.string().min(2), 'a', 'must have at least 2 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entries'],
  [z.enum(['a', 'b', 'c']), 'd', 'must be a, b, or c'],
  [z.strictObject({}), { x: 1, y: 2 }, 'unknown field x, y'],
  [z.iso.datetime(), 'long ago', 'must be a time such as 2026-11-28T09:00:00Z'],
  [z.url(), 'long ago', 'must be a web address'],
  [z.string().regex(/^a$/), 'b', 'is not written as it must be'],
  [z.union([z.number(), z.boolean()]), 'b', 'has none of the forms that it may have'],
  [z.string().regex(/^a$/, 'must be a'), 'b', 'must be a'],
])('a broken rule is told without the words of the library: %#', (schema, value, words) => {
  const { error } = schema.safeParse(value, { error: issueWords });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});
