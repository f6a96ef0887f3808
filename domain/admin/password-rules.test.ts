import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const EMAIL = 'layla.hassan@example.com';

test.each(['correct horse battery staple', 'حصان بطارية', '😀😁😂🤣😃😄😅😆', 'x7#'.repeat(42)])(
  '%j will do',
  (password) => {
    expect(passwordProblem(password, EMAIL)).toBeNull();
  },
);

test.each([
  ['', 'at least 8'],
  ['x7#x7#x', 'at least 8'],
  // Seven characters, though JavaScript counts fourteen.
  ['😀😁😂🤣😃😄😅', 'at least 8'],
  // Seven characters, however the keyboard composes the accents.
  [`${'e\u0301'.repeat(3)}a7#k`, 'at least 8'],
  ['x7#'.repeat(43), 'at most 128'],
  ['my Layla.Hassan 1984', 'e-mail address'],
  [`a${'\u0301'.repeat(500_000)}`, 'at most 128'],
  ['LAYLA.HASSAN@EXAMPLE.COM', 'e-mail address'],
  ['Password123', 'most common'],
  ['qwertyuiop', 'most common'],
  ['aaaaaaaaaaaa', 'most common'],
])('%j will not: %s', (password, reason) => {
  expect(passwordProblem(password, EMAIL)).toContain(reason);
});

test('a password may hold the name among enough else', () => {
  expect(passwordProblem('Layla.Hassan likes trains', EMAIL)).toBeNull();
});

test('a name of one or two letters is in every password, and says nothing', () => {
  expect(passwordProblem('correct horse battery', 'a@example.com')).toBeNull();
});

test('the mistake does not repeat the password', () => {
  expect(passwordProblem('Password123', EMAIL)).not.toContain('Password123');
});
