import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A statement that hangs is cancelled and frees its connection.',
    file: './client.ts',
    from: '...(statementMs && { statement_timeout: statementMs })',
    to: '',
  },
];
