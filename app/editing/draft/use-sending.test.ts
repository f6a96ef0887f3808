import { expect, test } from 'vitest';
import { isSaved } from './use-sending.ts';

const RESPONSE = { key: 'second', pathname: '/admin/coins', search: '?done=saved' };
const SAVE = { donePath: '/admin/coins', begunIn: 'first' };

test('a new entry of the history that says what was done is the response to a save', () => {
  expect(isSaved(RESPONSE, SAVE)).toBe(true);
  expect(isSaved(RESPONSE, { ...SAVE, begunIn: undefined })).toBe(true);
});

test.each([
  ['the entry in which the save began', { key: 'first' }],
  ['another page', { pathname: '/admin/exchanges' }],
  ['a page that does not say what was done', { search: '?page=2' }],
])('%s is not the response to a save', (_, other) => {
  expect(isSaved({ ...RESPONSE, ...other }, SAVE)).toBe(false);
});
