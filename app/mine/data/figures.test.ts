import { expect, test } from 'vitest';
import { parseFixed } from '#domain/zakat/fixed-point.ts';
import { moneyWriter, writePrice, writeRate, writeShare } from './figures.ts';

const dollars = moneyWriter('USD', parseFixed('1'));

test.each([
  ['0', '0.00 USD'],
  ['999.995', '1,000.00 USD'],
  ['1234567.891', '1,234,567.89 USD'],
])('%s dollars are written as %s', (amount, written) => {
  expect(dollars(parseFixed(amount))).toBe(written);
});

test('an amount is written with the decimals of its currency', () => {
  expect(moneyWriter('SAR', parseFixed('3.75'))(parseFixed('100'))).toBe('375.00 SAR');
  expect(moneyWriter('KWD', parseFixed('0.30614'))(parseFixed('100'))).toBe('30.614 KWD');
});

test.each([
  ['43567.89', '43,567.89 USD'],
  ['1', '1.00 USD'],
  ['0.5', '0.5000 USD'],
  ['0.00001234', '0.00001234 USD'],
  ['0.00000000000032', '0.0000000000003200 USD'],
])('the price %s is written as %s', (price, written) => {
  expect(writePrice(dollars, parseFixed(price))).toBe(written);
});

test.each([
  ['3.75', '3.75'],
  ['0.384497', '0.384497'],
  ['15000', '15,000'],
])('the rate %s is written as %s', (rate, written) => {
  expect(writeRate(parseFixed(rate))).toBe(written);
});

test('a share is written as a percentage with one decimal', () => {
  expect(writeShare(parseFixed('1'), parseFixed('3'))).toBe('33.3%');
  expect(writeShare(parseFixed('3'), parseFixed('3'))).toBe('100.0%');
  expect(writeShare(0n, 0n)).toBe('–');
});
