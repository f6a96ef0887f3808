import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Metrics are given only to holders of the token.',
    file: '../../http/metrics.ts',
    from: 'if (!timingSafeEqual(digest(sentToken), expected)) {',
    to: "if (given === 'nobody') {",
  },
];
