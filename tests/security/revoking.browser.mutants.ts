import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Revoking an account ends its sessions.',
    file: '../../cli/operator/admin-command.ts',
    from: 'const ended = await signOutEverywhere(db, id);',
    to: "const ended = await signOutEverywhere(db, '');",
  },
];
