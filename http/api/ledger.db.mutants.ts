import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'The public ledger does not contain editors’ addresses.',
    file: '../../domain/ruling/ledger/enter-rulings.ts',
    from: "names.get(entry.by ?? '') ?? null",
    to: "names.get(entry.by ?? '') ?? entry.by",
  },
];
