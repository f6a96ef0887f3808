import { expect, test } from 'vitest';
import { parseFixed } from '#domain/zakat/fixed-point.ts';
import { formatRate, formatShareOf, moneyFormat } from './figures.ts';

const dollars = moneyFormat('USD', parseFixed('1'));

test.each([
  ['0', '0.00 USD'],
  ['999.995', '1,000.00 USD'],
  ['1234567.891', '1,234,567.89 USD'],
])('%s dollars are written as %s', (amount, written) => {
  expect(dollars.amount(parseFixed(amount))).toBe(written);
});

test('an amount is written with the decimals of its currency', () => {
  expect(moneyFormat('SAR', parseFixed('3.75')).amount(parseFixed('100'))).toBe('375.00 SAR');
  expect(moneyFormat('KWD', parseFixed('0.30614')).amount(parseFixed('100'))).toBe('30.614 KWD');
});

test.each([
  ['0', 'USD', '0.00 USD'],
  ['43567.89', 'USD', '43,567.89 USD'],
  ['1', 'USD', '1.00 USD'],
  ['1.001', 'USD', '1.001 USD'],
  ['0.5', 'USD', '0.50 USD'],
  ['0.5', 'EGP', '25.00 EGP'],
  ['0.5', 'KWD', '0.1531 KWD'],
  ['2', 'KWD', '0.6123 KWD'],
  ['0.00001234', 'USD', '0.00001234 USD'],
  ['0.00000000000032', 'USD', '0.00000000000032 USD'],
  ['0.000000000000000321', 'USD', '0.000000000000000321 USD'],
] as const)('the price of %s dollars in %s is written as %s', (price, currency, written) => {
  const rates = { USD: '1', EGP: '50', KWD: '0.30614' };
  const money = moneyFormat(currency, parseFixed(rates[currency]));
  expect(money.price(parseFixed(price))).toBe(written);
});

test.each([
  ['3.75', '3.75'],
  ['0.384497', '0.384497'],
  ['15000', '15,000'],
])('the rate %s is written as %s', (rate, written) => {
  expect(formatRate(parseFixed(rate))).toBe(written);
});

test('a share is written as a percentage with one decimal', () => {
  expect(formatShareOf(parseFixed('1'), parseFixed('3'))).toBe('33.3%');
  expect(formatShareOf(parseFixed('3'), parseFixed('3'))).toBe('100.0%');
  expect(formatShareOf(0n, 0n)).toBe('–');
});
