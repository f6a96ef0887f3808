import { expect, test } from 'vitest';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { nearest } from './rank.ts';

const isNear = (term: string, name: string) =>
  nearest([foldForSearch(name)], foldForSearch(term), (line) => [line]).length > 0;

test.each([
  ['a letter left out', 'bitcin', 'Bitcoin'],
  ['two letters in each other’s place', 'bitcion', 'Bitcoin'],
  ['a wrong letter', 'binanse', 'Binance'],
  ['a letter too many', 'ethereuum', 'Ethereum'],
  ['the beginning of it, with a wrong letter', 'etherau', 'Ethereum'],
  ['one word of it', 'shiiba', 'Shiba Inu'],
  ['both words as one', 'shibainu', 'Shiba Inu'],
  ['a word taken for two', 'doge coin', 'Dogecoin'],
  ['another Arabic letter for the same sound', 'بوليجون', 'بوليغون'],
  ['long vowels that are not written', 'ألغورند', 'ألغوراند'],
  ['an Arabic name with a letter left out', 'هيدرا', 'هيديرا'],
])('near to a name is %s: «%s»', (_, term, name) => {
  expect(isNear(term, name)).toBe(true);
});

test.each([
  ['another name', 'solana', 'Bitcoin'],
  ['another short name', 'dai', 'Sui'],
  ['another symbol', 'btc', 'bch'],
  ['a name with as many letters', 'كراكن', 'سولانا'],
  ['anything, to nothing', '', 'Bitcoin'],
])('not near to it is %s', (_, term, name) => {
  expect(isNear(term, name)).toBe(false);
});

test('the nearest come first', () => {
  const names = ['Litecoin', 'Bitcoins', 'Bitcoin'];
  expect(nearest(names, 'bitcoim', (name) => [foldForSearch(name)])[0]).toBe('Bitcoin');
});
