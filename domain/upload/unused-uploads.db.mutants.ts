import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A picture that a listing or its history names is not swept (trigger).',
    file: '../../db/migrations/0011_unused_uploads.sql',
    from: "WHEN (NEW.image LIKE '%/uploads/%')",
    to: "WHEN (NEW.image LIKE 'never')",
  },
];
