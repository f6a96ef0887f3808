import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '#db/client.ts';
import { type Account, chooseAccount, namedAccount } from '#db/embedded/embedded-account.ts';
import { prepareBinaries } from '#db/embedded/embedded-binaries.ts';
import { SUPERUSER } from '#db/embedded/embedded-cluster.ts';
import { changeOwner } from '#db/embedded/embedded-handover.ts';
import { run, scratchFolder, start } from '#tests/rig/processes.ts';

const READY_TIMEOUT_MS = 30_000;
const POLL_MS = 100;
/** From this version on PostgreSQL has collations of its own. */
const BUILTIN_LOCALE_SINCE = 17;

/** Starts a server of the package at `packageDir` on a socket, with new files; resolves with its address. */
export async function startEngine(version: string, packageDir: string): Promise<string> {
  const folder = await scratchFolder();
  const account = await chooseAccount(folder);
  const binaries = await prepareBinaries(account, folder, packageDir);
  const pgDir = join(folder, 'pg');
  // PostgreSQL's user has to get through it.
  await chmod(folder, 0o711);
  await mkdir(pgDir, { mode: 0o700 });
  await initialise(pgDir, { version, binaries, account });
  const options = {
    listen_addresses: '',
    // A socket, as of the embedded PostgreSQL: some tests cut its connections.
    unix_socket_directories: '.',
    fsync: 'off',
    max_connections: '200',
    timezone: 'UTC',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  start(join(binaries, 'bin/postgres'), ['-D', pgDir, ...flags], {
    stdio: 'ignore',
    cwd: pgDir,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...account,
  });
  const url = `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(pgDir)}`;
  await untilReady(url, version);
  return url;
}

async function initialise(
  pgDir: string,
  {
    version,
    binaries,
    account,
  }: { version: string; binaries: string; account: Account | undefined },
): Promise<void> {
  const creator = account && (await namedAccount(account));
  if (creator) await chown(pgDir, creator.uid, creator.gid);
  const isBuiltin = Number(version) >= BUILTIN_LOCALE_SINCE;
  await run(
    join(binaries, 'bin/initdb'),
    [
      ...['-D', '.', '--auth=trust', `--username=${SUPERUSER}`, '--encoding=UTF8', '--no-sync'],
      ...['--locale=C', '--lc-ctype=C.UTF-8'],
      ...(isBuiltin ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    ],
    { cwd: pgDir, env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: ['ignore', 'pipe', 'pipe'], ...creator },
  );
  if (account) await changeOwner(account, pgDir);
}

// Throws unless the server that answers has the wanted version.
async function untilReady(url: string, version: string): Promise<void> {
  const endMs = performance.now() + READY_TIMEOUT_MS;
  for (;;) {
    const client = openClient(url, { max: 1 });
    try {
      const [row] = await client.unsafe('show server_version');
      if (String(row?.server_version).split('.')[0] === version) return;
      throw new Error(`PostgreSQL ${row?.server_version} answers instead of ${version}`);
    } catch (error) {
      if (performance.now() > endMs) throw error;
    } finally {
      await client.end({ timeout: 1 });
    }
    await sleep(POLL_MS);
  }
}
