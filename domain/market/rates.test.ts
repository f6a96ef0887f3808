import { expect, test } from 'vitest';
import { askAnswered } from '#tests/requests/ask-answered.ts';
import { RATES_ANSWER } from '#tests/samples/rates.ts';
import { fetchRates } from './rates.ts';

async function askFor(body: unknown, key?: string) {
  const { asked, answer: rates } = await askAnswered(fetchRates, body, key);
  return { asked, rates };
}

test('asks the market service, with its key in a header', async () => {
  const { asked } = await askFor(RATES_ANSWER, 'sesame');
  expect(asked.map(({ url }) => url)).toEqual(['https://market.example/api/v3/exchange_rates']);
  expect(asked[0]?.headers.get('x-cg-demo-api-key')).toBe('sesame');
  expect((await askFor(RATES_ANSWER)).asked[0]?.headers.has('x-cg-demo-api-key')).toBe(false);
});

test('takes the currencies the site counts in, gold and silver, and no others', async () => {
  const { rates } = await askFor(RATES_ANSWER);
  expect(rates).toEqual({
    usd: 16943.548,
    aed: 62230.265,
    bhd: 6387.785,
    kwd: 5187.097,
    sar: 63682.462,
    xag: 710.69,
    xau: 9.08,
  });
});

test.each([
  ['a text', '9.08'],
  ['nothing', null],
  ['less than nothing', -1],
  ['zero', 0],
])('a rate that is %s is left out', async (_, value) => {
  const { rates } = await askFor({ rates: { ...RATES_ANSWER.rates, xau: { value } } });
  expect(Object.keys(rates)).not.toContain('xau');
  expect(rates.usd).toBe(16943.548);
});

test.each([
  ['an error', { error: { status: { error_code: 429 } } }],
  ['a list', []],
  ['nothing', null],
  ['rates without the dollar', { rates: { sar: { value: 63682.462 } } }],
])('%s is no answer', async (_, body) => {
  await expect(askFor(body)).rejects.toThrow(/the response/);
});
