import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Verification detects an altered ledger entry.',
    file: './verify-ledger.ts',
    from: 'entry.hash === hashOf(entry)',
    to: 'entry.hash !== hashOf({ ...entry, seq: 0 })',
  },
  {
    protects: 'Verification detects an altered text of a ruling.',
    file: './verify-ledger.ts',
    from: 'digest !== sha256(text)',
    to: 'digest === text',
  },
];
