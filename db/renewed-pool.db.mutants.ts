import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A transaction that loses its connection does not end the process.',
    file: './renewed-pool.ts',
    from: 'if (lost) return new Promise(() => {});',
    to: '',
  },
];
