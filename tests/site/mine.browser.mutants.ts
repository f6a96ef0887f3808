import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Requests of the reader’s own list do not tell the server what is on it.',
    file: '../../app/mine/data/use-public-data.ts',
    from: 'get<PublicPrices>(PRICES)',
    to: "get<PublicPrices>(`${PRICES}?of=${localStorage.getItem('mine:1')}`)",
  },
];
