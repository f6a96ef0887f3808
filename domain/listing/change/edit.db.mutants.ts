import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A stale edit does not overwrite a newer one.',
    file: './save.ts',
    from: 'if (stored.version !== version) {',
    to: 'if (stored.version < version) {',
  },
];
