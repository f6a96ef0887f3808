import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'An import does not publish a verdict on Arabic nobody has reviewed.',
    file: '../transfer/import.ts',
    from: "if (unreadArabic(null, listing)) return 'unread';",
    to: '',
  },
  {
    protects: 'An edit does not publish a verdict on Arabic nobody has reviewed.',
    file: './apply-change.ts',
    from: "if (doubt) return { outcome: 'unread', doubt };",
    to: '',
  },
];
