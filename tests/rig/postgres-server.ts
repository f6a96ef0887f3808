import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, openClient } from '#db/client.ts';
import { prepareCluster, SUPERUSER } from '#db/embedded/embedded-cluster.ts';
import type { Cluster } from '#db/embedded/embedded-data-folder.ts';
import { changeOwner } from '#db/embedded/embedded-handover.ts';
import { childrenOf } from './child-processes.ts';
import { start } from './processes.ts';

const TIMEOUT_MS = 20_000;
const POLL_MS = 10;

/** A PostgreSQL process on a socket in its data folder; it can be stopped in every way and started again. */
export interface PostgresServer {
  /** Address of a database on it. */
  urlOf(database: string): string;
  pgDir: string;
  /** Resolves once it answers. */
  start(): Promise<void>;
  /** Sends a signal to all its processes, such as SIGSTOP. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it and waits for its end; by default a fast shutdown, by SIGQUIT without one. */
  stop(name?: NodeJS.Signals): Promise<void>;
}

type Files = Pick<Cluster, 'pgDir' | 'binaries' | 'account'>;

/** A server on these files, not yet started. */
export function postgresServer(
  { pgDir, binaries, account }: Files,
  settings: Record<string, string> = {},
): PostgresServer {
  const all = {
    listen_addresses: '',
    unix_socket_directories: pgDir,
    unix_socket_permissions: '0700',
    shared_buffers: '16MB',
    timezone: 'UTC',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let running: ReturnType<typeof start> | null = null;
  const urlOf = (database: string) =>
    `postgres://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(pgDir)}`;
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const pid = running?.child.pid;
    for (const each of pid ? [pid, ...childrenOf(pid)] : []) {
      try {
        process.kill(each, name);
      } catch (error) {
        // A child of it has ended since the children were listed.
        if (!hasCode(error, /^ESRCH$/)) throw error;
      }
    }
  };
  return {
    urlOf,
    pgDir,
    async start() {
      running = start(join(binaries, 'bin/postgres'), ['-D', pgDir, ...args], {
        cwd: pgDir,
        env: { LC_ALL: 'C', TZ: 'UTC' },
        stdio: 'ignore',
        ...account,
      });
      const { child } = running;
      await answering(
        urlOf('postgres'),
        () => child.exitCode !== null || child.signalCode !== null,
      );
    },
    signal,
    async stop(name = 'SIGINT') {
      const stopped = running;
      running = null;
      const { child } = stopped ?? {};
      if (!stopped || !child || child.exitCode !== null || child.signalCode) return;
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill(name);
      await gone;
      await stopped.stop();
    },
  };
}

/** Files of a new primary in this folder, by the embedded PostgreSQL, and of its standbys, copied before its first start. */
export async function replicatedFiles(folder: string, standbys: number) {
  const primary = await prepareCluster(join(folder, 'primary'), () => {});
  const copies: Files[] = [];
  for (let number = 1; number <= standbys; number += 1) {
    const pgDir = join(folder, `standby-${number}`);
    await cp(primary.pgDir, pgDir, { recursive: true });
    await writeFile(join(pgDir, 'standby.signal'), '');
    if (primary.account) await changeOwner(primary.account, pgDir);
    copies.push({ ...primary, pgDir });
  }
  return { primary, standbys: copies };
}

/** Settings of a standby. */
export function following(primary: Pick<PostgresServer, 'pgDir'>): Record<string, string> {
  return {
    primary_conninfo: `host=${primary.pgDir} user=${SUPERUSER}`,
    wal_retrieve_retry_interval: '100ms',
  };
}

async function answering(url: string, isGone: () => boolean): Promise<void> {
  const endMs = performance.now() + TIMEOUT_MS;
  for (;;) {
    const client = openClient(url, { max: 1 });
    const isThere = await client.unsafe('select 1').then(
      () => true,
      () => false,
    );
    await client.end({ timeout: 0 });
    if (isThere) return;
    if (isGone()) throw new Error('PostgreSQL ended instead of answering');
    if (performance.now() > endMs) throw new Error('PostgreSQL did not answer in time');
    await sleep(POLL_MS);
  }
}
