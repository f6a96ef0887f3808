import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A lost listening connection is noticed at once, so that no stale page is served.',
    file: './changes.ts',
    from: 'onclose: lose,',
    to: '',
  },
];
