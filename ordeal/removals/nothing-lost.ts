import type { Removal } from './removal.ts';

export const NOTHING_LOST: readonly Removal[] = [
  {
    protects: 'what a killed restore has left is removed',
    file: 'domain/image/restored-pictures.ts',
    from: 'await writeWhole(join(folder, NOTE), Buffer.from(JSON.stringify(note)));',
    to: 'void note;',
    red: {
      project: 'integration',
      file: 'cli/data/interrupted.db.test.ts',
      named: 'changes no row',
    },
  },
  {
    protects: 'a restore that is running is not swept by a start',
    file: 'db/backup.ts',
    from: '    await tx.execute(sql`select pg_advisory_xact_lock(${RESTORE_LOCK})`);\n    const tables',
    to: '    const tables',
    red: {
      project: 'integration',
      file: 'domain/image/sweep-uploads.db.test.ts',
      named: 'left alone',
    },
  },
  {
    protects: 'no picture a listing has, or has had, is swept',
    file: 'domain/image/sweep-uploads.ts',
    from: 'const isLeft = (name: string) => !inUse.has(name);',
    to: 'const isLeft = (_: string) => true;',
    red: {
      project: 'integration',
      file: 'domain/image/sweep-uploads.db.test.ts',
      named: 'never ended',
    },
  },
  {
    protects: 'a damaged picture is put right by a restore',
    file: 'domain/image/restored-pictures.ts',
    from: 'if (before?.equals(picture)) return;',
    to: 'if (before) return;',
    red: {
      project: 'integration',
      file: 'cli/data/backup.db.test.ts',
      named: 'row for row and picture for picture',
    },
  },
  {
    protects: 'drafts of killed uploads are swept',
    file: 'domain/image/sweep-uploads.ts',
    from: '  await sweepDrafts(folder);\n',
    to: '',
    red: {
      project: 'integration',
      file: 'domain/image/sweep-uploads.db.test.ts',
      named: 'killed uploads',
    },
  },
  {
    protects: 'a migration that was killed does not hold up the next start',
    file: 'db/migrate.ts',
    from: "set client_connection_check_interval = '1s'",
    to: "set client_connection_check_interval = '0'",
    red: { project: 'integration', file: 'db/migrate.db.test.ts', named: 'killed half-way' },
  },
  {
    protects: 'an edit is on every server’s next answer',
    file: 'db/changes.ts',
    from: 'else if (listeners > 1) await',
    to: 'else if (listeners > 1e9) await',
    red: { project: 'integration', file: 'db/changes.db.test.ts', named: 'every other instance' },
  },
  {
    protects: 'an instance that has died does not hold up edits',
    file: 'db/roll-call.ts',
    from: 'const PATIENCE_MILLISECONDS = 500;',
    to: 'const PATIENCE_MILLISECONDS = 60_000;',
    red: { project: 'integration', file: 'db/changes.db.test.ts', named: 'not waited for' },
  },
  {
    protects: 'a lost connection is not used again',
    file: 'db/renewed-pool.ts',
    from: 'if (pool === current && isWorthIt && !isEnded) replace();',
    to: 'if (pool === current && isWorthIt && isEnded) replace();',
    red: { project: 'integration', file: 'db/renewed-pool.db.test.ts', named: 'not used again' },
  },
  {
    protects: 'detail pages say 503 while the database is gone',
    file: 'app/listing/load-listing.server.ts',
    from: 'if (!isUnavailable(error)) throw error;',
    to: 'if (isUnavailable(error)) throw error;',
    red: {
      project: 'browser',
      file: 'tests/failure.browser.test.ts',
      named: 'answers 503 and says that it failed',
    },
  },
  {
    protects: 'detail pages say when to come again',
    file: 'app/site/coin.tsx',
    from: '({ loaderHeaders }) => loaderHeaders',
    to: '() => ({})',
    red: {
      project: 'browser',
      file: 'tests/failure.browser.test.ts',
      named: 'answers 503 and says that it failed',
    },
  },
  {
    protects: 'reading goes on where a session cannot be written down',
    file: 'domain/admin/session.ts',
    from: 'if (!isUnavailable(error)) throw error;',
    to: 'throw error;',
    red: { project: 'integration', file: 'domain/admin/session.db.test.ts', named: 'only reads' },
  },
  {
    protects: 'a listing names no upload that is not there',
    file: 'domain/image/kept-uploads.ts',
    from: 'return found?.isFile() ?? false;',
    to: 'return found?.isFile() ?? true;',
    red: {
      project: 'integration',
      file: 'domain/image/upload.db.test.ts',
      named: 'as long as it is there',
    },
  },
  {
    protects: 'two tabs that add at once have one draft between them',
    file: 'app/editing/draft/take-draft.ts',
    from: '{ length: MOST_AT_ONCE }',
    to: '{ length: 1 }',
    red: {
      project: 'browser',
      file: 'tests/form-drafts.browser.test.ts',
      named: 'two tabs that add at once',
    },
  },
];
