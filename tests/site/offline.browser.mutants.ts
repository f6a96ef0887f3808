import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A page the site no longer has is removed from the offline cache.',
    file: '../../app/offline/worker.ts',
    from: 'return deletePage(address);',
    to: 'return;',
  },
];
