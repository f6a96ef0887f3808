import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const EMAIL = 'layla.hassan@example.com';

test.each(['correct horse battery staple', 'حصان بطارية', '😀😁😂🤣😃😄😅😆', 'x7#'.repeat(42)])(
  '%j is accepted',
  (password) => {
    expect(passwordProblem(password, EMAIL)).toBeNull();
  },
);

test.each([
  ['', 'at least 8'],
  ['x7#x7#x', 'at least 8'],
  // Seven characters in fourteen UTF-16 units.
  ['😀😁😂🤣😃😄😅', 'at least 8'],
  // Seven characters once the accents are composed.
  [`${'e\u0301'.repeat(3)}a7#k`, 'at least 8'],
  ['x7#'.repeat(43), 'at most 128'],
  ['my Layla.Hassan 1984', 'e-mail address'],
  [`a${'\u0301'.repeat(500_000)}`, 'at most 128'],
  ['LAYLA.HASSAN@EXAMPLE.COM', 'e-mail address'],
  ['Password123', 'most common'],
  ['qwertyuiop', 'most common'],
  ['aaaaaaaaaaaa', 'most common'],
])('%j is refused: %s', (password, reason) => {
  expect(passwordProblem(password, EMAIL)).toContain(reason);
});

test('a password may contain the name and enough else', () => {
  expect(passwordProblem('Layla.Hassan likes trains', EMAIL)).toBeNull();
});

test('a name of one or two letters may occur in a password', () => {
  expect(passwordProblem('correct horse battery', 'a@example.com')).toBeNull();
});

test('the message does not repeat the password', () => {
  expect(passwordProblem('Password123', EMAIL)).not.toContain('Password123');
});
