import { describe, expect, test } from 'vitest';
import {
  formatChange,
  formatDate,
  formatDollarsInMillions,
  formatItems,
  formatList,
  formatMillions,
  formatMovement,
  formatNames,
  formatPartialDate,
  formatPrice,
  formatSum,
  listSeparators,
} from './format.ts';
import { LANGUAGES } from './languages.ts';

const en = LANGUAGES.en.locale;
const ar = LANGUAGES.ar.locale;

describe('figures are the same in both languages', () => {
  test.each([
    [43567.89, '$43,567.89'],
    [1, '$1.00'],
    [1.005, '$1.01'],
    [1234567.891, '$1,234,567.89'],
    [0.5, '$0.50'],
    [0.1234, '$0.1234'],
    [0.00001234, '$0.00001234'],
    [0, '$0.00'],
  ])('the price %d is %s: two decimals from one dollar on, more below', (dollars, shown) => {
    expect(formatPrice(dollars)).toBe(shown);
  });

  test.each([
    [850, '$850M'],
    [28.5, '$28.5M'],
    [1234.567, '$1,234.57M'],
    [1670000, '$1,670,000M'],
  ])('%d million dollars are %s', (millions, shown) => {
    expect(formatMillions(millions)).toBe(shown);
  });

  test.each([
    [326_407_880_000, '$326,408M'],
    [100_400_000, '$100M'],
    [28_525_000, '$29M'],
    [528_000, '$0.53M'],
  ])('%d dollars are %s in a table', (dollars, shown) => {
    expect(formatDollarsInMillions(dollars)).toBe(shown);
  });

  test.each([
    [1_914_000_000_000, '1.91', 'trillion'],
    [815_960_000_000, '815.96', 'billion'],
    [2_300_000, '2.3', 'million'],
  ] as const)('%d dollars are %s %s in a sentence', (dollars, figure, unit) => {
    expect(formatSum(dollars)).toEqual({ figure, unit });
  });

  test.each([
    [2.34, '+2.34%', '2.34%'],
    [0.27, '+0.27%', '0.27%'],
    [-1.5, '−1.50%', '1.50%'],
    [0, '0.00%', '0.00%'],
  ])('a change of %d is %s, a movement of %s', (percent, change, movement) => {
    expect(formatChange(percent)).toBe(change);
    expect(formatMovement(percent)).toBe(movement);
  });
});

test('a date is Gregorian, with Western digits, by the day in UTC', () => {
  expect(formatDate(en, '2026-01-21T23:59:59.999Z')).toBe('21 January 2026');
  expect(formatDate(ar, '2026-01-21T23:59:59.999Z')).toBe('21 يناير 2026');
  expect(formatDate(ar, '2026-11-01T00:00:00.000Z')).toBe('1 نوفمبر 2026');
});

test('a date that is only a month or a year is written in words', () => {
  expect(formatPartialDate(en, '2023-12')).toBe('December 2023');
  expect(formatPartialDate(ar, '2023-12')).toBe('ديسمبر 2023');
  expect(formatPartialDate(ar, '2023')).toBe('2023');
  expect(formatPartialDate(en, '2023-12-01')).toBe('1 December 2023');
});

test('names follow each other after a comma, which may end a line', () => {
  expect(formatNames(en, ['Maysir', 'Nature and utility'])).toBe('Maysir, Nature and utility');
  expect(formatNames(ar, ['الغرر', 'الربا'])).toBe('الغرر، الربا');
});

test('elements of a list are joined as its texts are', () => {
  for (const locale of [en, ar]) {
    const items = ['A', 'B', 'C'];
    const between = listSeparators(locale, items.length);
    const joined = items.map((item, place) => `${item}${between[place] ?? ''}`).join('');
    expect(joined).toBe(formatList(locale, items));
  }
  expect(listSeparators(en, 1)).toEqual([]);
});

test('items of an Arabic list are told apart by more than the “and” within one', () => {
  expect(formatItems(ar, ['المنفعة', 'البيع والخزانة'])).toBe('المنفعة؛ البيع والخزانة');
  expect(formatItems(en, ['Utility', 'Sale and treasury'])).toBe('Utility and Sale and treasury');
});
