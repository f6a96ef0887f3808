import { expect, test } from 'vitest';
import { EVIDENCE } from '#tests/samples/rulings.ts';
import { termsLines, termsSchema } from './terms.ts';

const evidence = [EVIDENCE];
const problems = (terms: object) =>
  termsSchema.safeParse(terms).error?.issues.map(({ path }) => path.join('.'));

test('a fact needs a source', () => {
  expect(problems({ spotFee: { maker: 0.1, taker: 0.1, evidence: [] } })).toEqual([
    'spotFee.evidence',
  ]);
  expect(problems({ spotFee: { maker: 0, taker: -0.01, evidence } })).toBeUndefined();
});

test.each([
  [{ spotFee: { maker: 0.1, evidence } }, 'spotFee.taker'],
  [{ spotFee: { maker: 101, taker: 1, evidence } }, 'spotFee.maker'],
  [{ deposits: { currencies: ['USD'], evidence } }, 'deposits.currencies.0'],
  [{ deposits: { currencies: ['SAR', 'SAR'], evidence } }, 'deposits.currencies'],
  [{ refused: { countries: ['Syria'], evidence } }, 'refused.countries.0'],
  [{ reserves: { on: '2026', tellsLiabilities: true, evidence } }, 'reserves.on'],
  [{ reserves: { on: '2026-01-31', evidence } }, 'reserves.tellsLiabilities'],
])('%j is refused', (terms, path) => {
  expect(problems(terms)).toEqual([path]);
});

test('"none" is a fact of its own, apart from one that nobody looked at', () => {
  const terms = termsSchema.parse({ deposits: { currencies: [], evidence } });
  expect(termsLines(terms)[0]).toEqual(['deposits, currencies', 'none']);
  expect(termsLines({})).toEqual([]);
});
