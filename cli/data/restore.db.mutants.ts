import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'After a restore the ledger is append-only again (trigger enabled).',
    file: '../../db/backup.ts',
    from: 'await db.execute(sql`alter table ruling_ledger enable trigger stands`);',
    to: '',
  },
];
