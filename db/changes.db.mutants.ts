import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects:
      'The loss of the listening connection is detected immediately, so that no stale page is served.',
    file: './changes.ts',
    from: 'onclose: lose,',
    to: '',
  },
];
