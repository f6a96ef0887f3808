import { expect, test } from 'vitest';
import { z } from 'zod';
import { messageOf } from './messages.ts';

test.each([
  ['a day', z.iso.date(), 'Please enter a day, such as 2026-11-21'],
  ['of a form without words of its own', z.string().regex(/^x$/), 'Please correct this'],
])('a text that is not %s has a message', (_, schema, message) => {
  const { error } = z.object({ field: schema }).safeParse({ field: 'y' });
  expect(error?.issues.map(messageOf)).toEqual([message]);
});

test('a field with a form of its own has its words', () => {
  const { error } = z
    .object({ country: z.string().regex(/^[A-Z]{2}$/) })
    .safeParse({ country: 'x' });
  expect(error?.issues.map(messageOf)).toEqual(['Please enter two capital letters, such as EG']);
});
