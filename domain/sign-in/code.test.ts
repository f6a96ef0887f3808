import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isSameHash } from '#domain/secret/keyed-hash.ts';
import { codeText, hashCode, newCode } from './code.ts';

test('a code is six digits and rarely repeats', () => {
  const codes = Array.from({ length: 1000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[0-9]{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(980);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('codes do not depend on the seed of Math.random', () => {
  const script = `
    import { newCode } from './domain/sign-in/code.ts';
    console.log(Math.random(), Array.from({ length: 5 }, newCode).join());`;
  const args = ['--random-seed=1', '--input-type=module', '-e', script];
  const [first, second] = [1, 2].map(() => String(execFileSync(process.execPath, args)).split(' '));
  expect(first?.[0]).toBe(second?.[0]);
  expect(first?.[1]).not.toBe(second?.[1]);
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
])('%j is not a code', (text) => {
  const { error } = codeText.safeParse(text);
  expect(error?.issues[0]?.message).toBe('Please enter a valid 6-digit OTP');
});

test('the hash of a code is bound to its challenge and the secret', () => {
  const hash = hashCode('secret', 'challenge', '123456');
  expect(hash).not.toContain('123456');
  expect(isSameHash(hash, hashCode('secret', 'challenge', '123456'))).toBe(true);
  expect(isSameHash(hash, hashCode('secret', 'challenge', '123457'))).toBe(false);
  expect(isSameHash(hash, hashCode('secret', 'another', '123456'))).toBe(false);
  expect(isSameHash(hash, hashCode('other', 'challenge', '123456'))).toBe(false);
  expect(isSameHash(hash, '')).toBe(false);
});
