import { chmod, chown, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import { chooseAccount } from '#db/embedded/embedded-account.ts';
import { SUPERUSER } from '#db/embedded/embedded-cluster.ts';
import { following, type PostgresServer, postgresServer } from '#tests/rig/postgres-server.ts';
import { atEnd, run, scratchFolder } from '#tests/rig/processes.ts';
import { NotPossible } from './trial.ts';

const PROGRAMS = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'pg_basebackup', 'postgres'];
const DATABASE = 'tabayyan';

export interface Replicated {
  /** Version of PostgreSQL. */
  version: string;
  primary: PostgresServer;
  standbys: [PostgresServer, PostgresServer];
  urlOf(server: PostgresServer): string;
}

/**
 * A primary of Debian's PostgreSQL and two streaming standbys made by `pg_basebackup`; each commit waits until one of them
 * shows it. On sockets that only their user and root can open. Throws NotPossible without these programs.
 */
export async function startReplicated(): Promise<Replicated> {
  const { version, binaries } = await findPrograms();
  const folder = await scratchFolder();
  const account = await chooseAccount(folder);
  await chmod(folder, 0o755);
  if (account) await chown(folder, account.uid, account.gid);
  const options = { cwd: folder, env: { LC_ALL: 'C.UTF-8' }, ...account };
  const runProgram = (name: string, ...args: string[]) =>
    run(join(binaries, 'bin', name), args, options);

  const pgDir = join(folder, 'primary');
  await runProgram('initdb', '-D', pgDir, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8');
  const settings = { max_connections: '200', wal_keep_size: '512MB' };
  const primary = postgresServer({ pgDir, binaries, account }, settings);
  const make = async (name: string) => {
    const pgDir = join(folder, name);
    const from = `host=${primary.pgDir} user=${SUPERUSER}`;
    await runProgram('pg_basebackup', '-d', from, '-D', pgDir, '-R', '-X', 'stream', '-c', 'fast');
    // Copied from the running primary.
    await rm(join(pgDir, '.s.PGSQL.5432.lock'), { force: true });
    const own = { ...settings, ...following(primary), cluster_name: name };
    const standby = postgresServer({ pgDir, binaries, account }, own);
    await standby.start();
    return standby;
  };
  await primary.start();
  const standbys: Replicated['standbys'] = [await make('one'), await make('two')];
  atEnd(async () => {
    for (const server of [...standbys, primary]) await server.stop('SIGQUIT');
  });
  const { db, close } = connect(primary.urlOf('postgres'), { connections: 1 });
  await db.execute(sql.raw(`create database ${DATABASE}`));
  await db.execute(sql`alter system set synchronous_standby_names = 'ANY 1 (one, two)'`);
  await db.execute(sql`alter system set synchronous_commit = 'remote_apply'`);
  await db.execute(sql`select pg_reload_conf()`);
  await close();
  return { version, primary, standbys, urlOf: (server) => server.urlOf(DATABASE) };
}

async function findPrograms(): Promise<{ version: string; binaries: string }> {
  const versions: string[] = await readdir(PROGRAMS).catch(() => []);
  for (const version of versions.toSorted((a, b) => Number(b) - Number(a))) {
    const binaries = join(PROGRAMS, version);
    const names: string[] = await readdir(join(binaries, 'bin')).catch(() => []);
    if (NEEDED.every((name) => names.includes(name))) return { version, binaries };
  }
  throw new NotPossible(`${NEEDED.join(', ')} are not in ${PROGRAMS} (Debian: postgresql)`);
}
