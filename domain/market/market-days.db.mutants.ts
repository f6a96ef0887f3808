import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'The first price of a day is kept, and later fetches write nothing.',
    file: './market-days.ts',
    from: 'on conflict do nothing',
    to: 'on conflict (market_id, day) do update set price = excluded.price',
  },
];
