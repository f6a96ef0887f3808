import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Sign-in never redirects to another site.',
    file: './next-page.ts',
    from: 'if (!asked || !/^\\/admin\\/[^\\\\\\s\\p{Cc}]+$/u.test(asked)) return DASHBOARD;',
    to: 'if (asked) return asked;',
  },
];
