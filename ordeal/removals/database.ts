import type { Removal } from './removal.ts';

/** What keeps a database from holding everybody up, and a change from being half of one. */
export const DATABASE: readonly Removal[] = [
  {
    protects: 'instances that start at once bring the schema up to date in turn',
    file: 'db/migrate.ts',
    from: '    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);\n',
    to: '',
    red: { project: 'integration', file: 'db/migrate.db.test.ts', named: 'take turns' },
  },
  {
    protects: 'an older program does not work on the schema of a newer one',
    file: 'db/migrate.ts',
    from: 'if (await isNewer(db, folder))',
    to: 'if (!isNewer)',
    red: { project: 'integration', file: 'db/migrate.db.test.ts', named: 'a newer version' },
  },
  {
    protects: 'a statement that hangs gives its connection back',
    file: 'db/client.ts',
    from: '...(statementMilliseconds && { statement_timeout: statementMilliseconds }),',
    to: '',
    red: { project: 'integration', file: 'db/client.db.test.ts', named: 'takes too long' },
  },
  {
    protects: 'a transaction that loses its connection does not end the process',
    file: 'db/lost-connection.ts',
    from: 'if (lost) return new Promise(() => {});',
    to: '',
    red: {
      project: 'integration',
      file: 'db/lost-connection.db.test.ts',
      named: 'a transaction that loses its connection',
    },
  },
  {
    protects: 'a ruling that the ledger does not take is not changed',
    file: 'domain/listing/apply-change.ts',
    from: 'return db.transaction(async (tx) => {',
    to: 'return ((make: (tx: Database) => Promise<Outcome>) => make(db))(async (tx) => {',
    red: {
      project: 'integration',
      file: 'domain/ruling/ledger.db.test.ts',
      named: 'what cannot be entered',
    },
  },
  {
    protects: 'an import is not ended by an editor who saves meanwhile',
    file: 'domain/listing/import.ts',
    from: '    await holdListings(\n      tx,\n      read.map(({ listing }) => listing),\n    );\n',
    to: '    void holdListings;\n',
    red: {
      project: 'integration',
      file: 'domain/ruling/ledger.db.test.ts',
      named: 'wait for each other once',
    },
  },
  {
    protects: 'the database of a program that root runs belongs to nobody',
    file: 'db/embedded-account.ts',
    from: 'const mayNotOwn = new Set([0, NOBODY.uid, ...shared.map(({ uid }) => uid)]);',
    to: 'const mayNotOwn = new Set([0, -shared.length]);',
    red: { project: 'unit', file: 'db/embedded-account.test.ts' },
  },
  {
    protects: 'a database that an earlier version left to nobody stays nobody’s',
    file: 'db/embedded.ts',
    from: 'handOver(cluster, socket.folder, log);',
    to: 'Promise.resolve(handOver);',
    red: {
      project: 'integration',
      file: 'db/embedded-handover.db.test.ts',
      named: 'are taken from nobody, with ',
    },
  },
  {
    protects: 'database files that were half given away when a start was killed stay so',
    file: 'db/embedded-ownership.ts',
    from: '    if (uid !== 0) await handle.chown(0, 0);',
    to: '    await handle.chown(account.uid, account.gid);',
    red: {
      project: 'integration',
      file: 'db/embedded-handover.db.test.ts',
      named: 'killed at any moment',
    },
  },
  {
    protects: 'a symbolic link among the database files is given away as if it were one',
    file: 'db/embedded-ownership.ts',
    from: 'if (!isOwnFile && !entry.isDirectory()) throw',
    to: 'if (!isOwnFile && !entry.isDirectory() && !entry.isSymbolicLink()) throw',
    red: {
      project: 'integration',
      file: 'db/embedded-handover.db.test.ts',
      named: 'with a link among them, ',
    },
  },
  {
    protects: 'a hard link among the database files gives a file elsewhere away',
    file: 'db/embedded-ownership.ts',
    from: 'entry.isFile() && entry.nlink === 1',
    to: 'entry.isFile()',
    red: {
      project: 'integration',
      file: 'db/embedded-handover.db.test.ts',
      named: 'with a link among them, ',
    },
  },
  {
    protects:
      'nobody swaps the database folder’s files for files of root while root gives them away',
    file: 'db/embedded-ownership.ts',
    from: '    if (uid !== 0) await handle.chown(0, 0);',
    to: '',
    red: {
      project: 'integration',
      file: 'db/embedded-handover.db.test.ts',
      named: 'are not swapped for files of root',
    },
  },
  {
    protects:
      'nobody swaps files in a subfolder of the database for files of root while root gives them away',
    file: 'db/embedded-ownership.ts',
    from: '  await lchown(path, account.uid, account.gid);\n  if (!entry.isDirectory()) return;\n',
    to: '  if (!entry.isDirectory()) return lchown(path, account.uid, account.gid);\n',
    red: {
      project: 'integration',
      file: 'db/embedded-handover.db.test.ts',
      named: 'are not swapped for files of root',
    },
  },
  {
    protects: 'a database taken from nobody keeps the configuration nobody wrote',
    file: 'db/embedded-ownership.ts',
    from: '    await writeConfiguration(account, path);',
    to: '    void writeConfiguration;',
    red: {
      project: 'integration',
      file: 'db/embedded-handover.db.test.ts',
      named: 'keep no configuration',
    },
  },
  {
    protects: 'a database taken from nobody keeps a socket of nobody',
    file: 'db/embedded-ownership.ts',
    from: '    if (entry.uid !== account.uid) await rm(path);',
    to: '    await lchown(path, account.uid, account.gid);',
    red: {
      project: 'integration',
      file: 'db/embedded-handover.db.test.ts',
      named: 'keep no socket',
    },
  },
];
