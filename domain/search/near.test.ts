import { describe, expect, test } from 'vitest';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { distanceTo, nearest } from './near.ts';

const distance = (term: string, name: string) =>
  distanceTo(foldForSearch(term), foldForSearch(name));

describe('near to a name is', () => {
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
  ])('%s: «%s»', (_, term, name) => {
    expect(distance(term, name)).toBeLessThanOrEqual(2);
  });
});

describe('not near to it is', () => {
  test.each([
    ['another name', 'solana', 'Bitcoin'],
    ['another short name', 'dai', 'Sui'],
    ['another symbol', 'btc', 'bch'],
    ['a name with as many letters', 'كراكن', 'سولانا'],
    ['anything, to nothing', '', 'Bitcoin'],
  ])('%s', (_, term, name) => {
    expect(distance(term, name)).toBeNull();
  });
});

test('the nearest come first', () => {
  const names = ['Litecoin', 'Bitcoins', 'Bitcoin'];
  expect(nearest(names, 'bitcoim', (name) => [foldForSearch(name)])[0]).toBe('Bitcoin');
});
