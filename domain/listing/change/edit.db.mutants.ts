import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A stale edit does not overwrite a newer one.',
    file: './save.ts',
    from: 'if (kept.version !== version) {',
    to: 'if (kept.version < version) {',
  },
];
