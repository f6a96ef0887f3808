import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Of two concurrent edits neither is lost (row lock).',
    file: '../change/save.ts',
    from: 'findVersioned(tx, kind, id, { forChange: true })',
    to: 'findVersioned(tx, kind, id)',
  },
];
