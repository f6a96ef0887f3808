import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Concurrent wrong codes cannot exceed the daily limit (row lock).',
    file: './code-step.ts',
    from: ".for('no key update');",
    to: ';',
  },
  {
    protects: 'A code signs in once.',
    file: './code-step.ts',
    from: 'await closeChallenge(db, challenge.idHash);',
    to: '',
  },
];
