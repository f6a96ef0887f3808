import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'The database refuses changes to ledger entries (trigger).',
    file: '../../db/migrations/0009_rulings.sql',
    from: 'CREATE TRIGGER stands BEFORE UPDATE OR DELETE ON ruling_ledger',
    to: 'CREATE TRIGGER stands BEFORE TRUNCATE ON ruling_ledger FOR EACH STATEMENT EXECUTE FUNCTION ledger_stands();\nCREATE TRIGGER never BEFORE INSERT ON submissions',
  },
  {
    protects: 'Concurrent rulings form one chain (ledger lock).',
    file: '../ruling/ledger/enter-rulings.ts',
    from: '  await lockLedger(db);\n',
    to: '',
  },
  {
    protects: 'A ruling changes only together with its ledger entry (one transaction).',
    file: './change/save.ts',
    from: 'return db.transaction(async (tx) => {',
    to: 'return ((make: (tx: Database) => Promise<Outcome>) => make(db))(async (tx) => {',
  },
];
