import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Disabling an account ends its sessions.',
    file: '../../domain/admin/session.ts',
    from: 'isNull(accounts.disabledAt), ',
    to: '',
  },
];
