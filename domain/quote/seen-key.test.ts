import { expect, test } from 'vitest';
import { seenKey } from './seen-key.ts';

const PAGE = 'https://coin.example/terms';
const BEGINNING = 'The coins of customers are not segregated on-chain from those ';

test('quotes of one page that begin alike have keys of their own', () => {
  const keys = [`${BEGINNING}of other users.`, `${BEGINNING}of the company.`].map((quote) =>
    seenKey(PAGE, quote),
  );
  expect(new Set(keys).size).toBe(2);
});

test('a place on a page does not change the key of a quote', () => {
  expect(seenKey(`${PAGE}#custody`, BEGINNING)).toBe(seenKey(PAGE, BEGINNING));
});
