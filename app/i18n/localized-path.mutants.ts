import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A localized path never leads to another site.',
    file: './localized-path.ts',
    from: ".replace(/^[/\\\\]+/, '')",
    to: ".replace(/^\\//, '')",
  },
];
