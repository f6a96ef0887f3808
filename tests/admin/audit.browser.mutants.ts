import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Refused admin requests are in the audit log.',
    file: '../../app/session/guard.server.ts',
    from: "    audit.warn(logged, 'refused: not signed in');\n",
    to: '',
  },
];
