import { expect, test } from 'vitest';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { assetsNamed } from './asset-words.ts';

const STABLE = ['currency-backed', 'crypto-backed'];

test.each([
  ['stable', STABLE],
  ['Stablecoins', STABLE],
  ['stable coin', STABLE],
  ['مستقرة', STABLE],
  ['العملات المستقرّة', STABLE],
  ['stabl', STABLE],
  ['meme', ['meme']],
  ['عملات الميم', ['meme']],
  ['Backed by currency', ['currency-backed']],
  ['رمز تصويت', ['governance']],
  ['gold', ['metal-backed']],
])('“%s” names kinds of asset', (words, kinds) => {
  expect(assetsNamed(foldForSearch(words))).toEqual(kinds);
});

test.each([
  'coin',
  'coins',
  'token',
  'عملة',
  'العملات',
  'sta',
  'usd coin',
  'bitcoin',
  'privacy',
  '',
])('“%s” names none', (words) => {
  expect(assetsNamed(foldForSearch(words))).toEqual([]);
});
