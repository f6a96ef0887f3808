import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Concurrent instances migrate one after the other (advisory lock).',
    file: './migrate.ts',
    from: '    await db.execute(sql`select pg_advisory_lock(${LOCKS.migration})`);\n',
    to: '',
  },
];
