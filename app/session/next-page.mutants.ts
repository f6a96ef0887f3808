import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Sign-in never redirects to another site.',
    file: './next-page.ts',
    from: 'if (!requested || !/^\\/admin\\/[^\\\\\\s\\p{Cc}]+$/u.test(requested)) return DASHBOARD;',
    to: 'if (requested) return requested;',
  },
];
