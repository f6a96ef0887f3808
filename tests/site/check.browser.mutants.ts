import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'The look-alike check never requests what a visitor pastes.',
    file: '../../app/check/load-check.server.ts',
    from: "if (q === '') return null;",
    to: "if (q === '') return null;\n  await fetch(q).catch(() => {});",
  },
];
