import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isSameHash } from '#domain/secret/keyed-hash.ts';
import { codeText, hashCode, newCode } from './code.ts';

test('a code is six digits, and rarely the same', () => {
  const codes = Array.from({ length: 1000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[0-9]{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(980);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('who knows where all that could be guessed began knows no code', () => {
  const script = `
    import { newCode } from './domain/sign-in/code.ts';
    console.log(Math.random(), Array.from({ length: 5 }, newCode).join());`;
  const args = ['--random-seed=1', '--input-type=module', '-e', script];
  const [one, other] = [1, 2].map(() => String(execFileSync(process.execPath, args)).split(' '));
  // Two processes that draw the same where it can be foreseen.
  expect(one?.[0]).toBe(other?.[0]);
  expect(one?.[1]).not.toBe(other?.[1]);
});

test.each([
  ['12345'],
  ['1234567'],
  [''],
  [' 123456'],
  ['123456\n'],
  ['12345a'],
  ['١٢٣٤٥٦'],
  ['１２３４５６'],
  ['1e5000'],
  [123456],
  [null],
  [undefined],
  [['1', '2', '3', '4', '5', '6']],
  [['123456']],
  [{}],
])('%j is no code', (text) => {
  const read = codeText.safeParse(text);
  expect(read.error?.issues[0]?.message).toBe('Please enter a valid 6-digit OTP');
});

test('what is kept of a code holds for one challenge and one secret', () => {
  const kept = hashCode('secret', 'challenge', '123456');
  expect(kept).not.toContain('123456');
  expect(isSameHash(kept, hashCode('secret', 'challenge', '123456'))).toBe(true);
  expect(isSameHash(kept, hashCode('secret', 'challenge', '123457'))).toBe(false);
  expect(isSameHash(kept, hashCode('secret', 'another', '123456'))).toBe(false);
  expect(isSameHash(kept, hashCode('other', 'challenge', '123456'))).toBe(false);
  expect(isSameHash(kept, '')).toBe(false);
});
