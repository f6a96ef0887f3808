import { expect, test } from 'vitest';
import { productIn } from './product.ts';

test.each([
  ['Binance Futures launches XRP/USDT perpetual contracts with upto 75x leverage', 'futures'],
  ['OKX adds perps for three coins', 'futures'],
  ['باينانس تطلق عقودًا آجلة لعملة XRP', 'futures'],
  ['Kraken expands margin trading to Germany', 'margin'],
  ['Bybit offers up to 100x on Bitcoin', 'margin'],
  ['بايبت تتيح التداول بالهامش', 'margin'],
  ['Coinbase pauses staking in four states', 'staking'],
  ['كراكن توقف خدمة التحصيص', 'staking'],
  ['Gemini Earn users get their coins back', 'earn'],
  ['كوين بيس تطلق خدمة الإقراض', 'earn'],
])('«%s» names %s', (title, product) => {
  expect(productIn(title)).toBe(product);
});

test.each([
  'Coinbase earnings beat estimates on higher profit margins',
  'Kraken sees a bright future as Treasury yields fall',
  'Binance leverages AI against fraud',
  'How to earn Bitcoin on OKX',
])('«%s» names none', (title) => {
  expect(productIn(title)).toBeNull();
});
