import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'An unknown address takes as long to refuse as a wrong password.',
    file: './password-step.ts',
    from: 'const checking = isPassword(password, account?.passwordHash ?? null, queue);',
    to: 'const checking = account ? isPassword(password, account.passwordHash, queue) : Promise.resolve(false);',
  },
];
