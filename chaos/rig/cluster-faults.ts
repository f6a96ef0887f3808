import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import type { PostgresServer } from '#tests/rig/postgres-server.ts';
import type { Replicated } from './replicated.ts';
import type { Server } from './server.ts';

const GONE_MS = 3_000;
const CUTS = 4;
const CUT_EVERY_MS = 700;

/** A fault of a part of the cluster; `victims` of several kinds take turns. */
export interface Fault {
  what: string;
  /** Whether forms may be refused meanwhile: when the fault hits the primary, its connections or an instance. */
  refusesForms: boolean;
  /** Breaks something, and mends it some seconds later. */
  run(round: number, mark: Mark): Promise<void>;
}

/** Tells that an instance is or is no longer expected to answer. */
type Mark = (instance: Server, isExpected: boolean) => void;

/** The faults of a round, in their order. */
export function clusterFaults({ primary, standbys, urlOf }: Replicated, instances: Server[]) {
  const victim = <T>(all: readonly T[], round: number) => all[round % all.length] as T;
  const faults: Fault[] = [
    {
      what: 'kill -9 of a standby, started again after 3 s',
      refusesForms: false,
      run: (round) => killed(victim(standbys, round)),
    },
    {
      what: 'a standby that hangs (SIGSTOP) for 5 s',
      refusesForms: false,
      run: (round) => hung(victim(standbys, round + 1)),
    },
    {
      what: 'a standby that replays nothing for 3 s',
      refusesForms: false,
      run: (round) => behind(urlOf(victim(standbys, round))),
    },
    {
      what: 'kill -9 of an instance, started again',
      refusesForms: true,
      async run(round, mark) {
        const instance = victim(instances, round);
        mark(instance, false);
        await instance.kill();
        await instance.start();
        mark(instance, true);
      },
    },
    {
      what: `all connections to the primary ended, ${CUTS} times`,
      refusesForms: true,
      run: () => cut(primary, urlOf(primary)),
    },
    {
      what: 'kill -9 of the primary, started again after 3 s',
      refusesForms: true,
      run: () => killed(primary),
    },
  ];
  return faults;
}

async function killed(server: PostgresServer): Promise<void> {
  await server.stop('SIGKILL');
  await sleep(GONE_MS);
  await server.start();
}

async function hung(standby: PostgresServer): Promise<void> {
  standby.signal('SIGSTOP');
  await sleep(GONE_MS + 2_000);
  standby.signal('SIGCONT');
}

async function behind(standbyUrl: string): Promise<void> {
  const { db, close } = connect(standbyUrl, { connections: 1 });
  await db.execute(sql`select pg_wal_replay_pause()`);
  await sleep(GONE_MS);
  await db.execute(sql`select pg_wal_replay_resume()`);
  await close();
}

async function cut(primary: PostgresServer, url: string): Promise<void> {
  const { db, close } = connect(primary.urlOf('postgres'), { connections: 1 });
  const database = new URL(url).pathname.slice(1);
  for (let count = 0; count < CUTS; count += 1) {
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${database} and backend_type = 'client backend'`);
    await sleep(CUT_EVERY_MS);
  }
  await close();
}
