import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { LOCKS } from '../locks.ts';
import { prepareCluster, SUPERUSER } from './embedded-cluster.ts';
import { EmbeddedPostgresError, reasonFor } from './embedded-error.ts';
import { handOver } from './embedded-handover.ts';
import { ensureRunning, openSocketFolder, shutDown, trimLog } from './embedded-server.ts';

const DATABASE = 'tabayyan';
const TRIM_LOG_EVERY_MS = 60_000;
const MAX_JOIN_ATTEMPTS = 8;

// Held shared by every process that uses the server: the last one gets it exclusively. PostgreSQL releases it when a process dies.
const USERS_LOCK = LOCKS.embeddedUsers;

/** Runs a private PostgreSQL on `dataDir/pg`, shared by the processes on it until the last `stop`. Throws EmbeddedPostgresError. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const cluster = await prepareCluster(dataDir, log);
  const socket = await openSocketFolder(cluster.pgDir);
  const logTimer = setInterval(() => {
    trimLog(cluster.logFile).catch((error) => log(`cannot trim the log: ${reasonFor(error)}`));
  }, TRIM_LOG_EVERY_MS).unref();
  let stopping = false;

  const join = async (): Promise<postgres.Sql> => {
    for (let attempt = 1; ; attempt++) {
      await ensureRunning(cluster, socket.folder, log);
      const session = connect(socket.folder, () => {
        if (!stopping && session === current) joined = rejoin();
      });
      let current: postgres.Sql | undefined;
      try {
        await session`select pg_advisory_lock_shared(${USERS_LOCK}::bigint)`;
        await createDatabase(session);
        current = session;
        return session;
      } catch (error) {
        await session.end({ timeout: 1 });
        // The server may have been shutting down for its last user.
        if (attempt === MAX_JOIN_ATTEMPTS) {
          throw new EmbeddedPostgresError(`PostgreSQL does not answer: ${reasonFor(error)}`, {
            cause: error,
          });
        }
        await sleep(50 * attempt);
      }
    }
  };

  // Restarts a killed server; connection pools reconnect by themselves.
  const rejoin = async (): Promise<postgres.Sql | undefined> => {
    log('the database went away, starting it again');
    while (!stopping) {
      try {
        return await join();
      } catch (error) {
        log(String(error));
        await sleep(1_000);
      }
    }
    return undefined;
  };

  const leave = async () => {
    stopping = true;
    clearInterval(logTimer);
    const session = await joined;
    if (session && (await isLast(session))) await shutDown(cluster);
    await session?.end({ timeout: 1 });
    await socket.remove();
  };

  const handover = handOver(cluster, socket.folder, log);
  let joined: Promise<postgres.Sql | undefined> = handover.then(join);
  try {
    await joined;
  } catch (error) {
    clearInterval(logTimer);
    await socket.remove();
    throw error;
  }
  let leaving: Promise<void> | undefined;
  return {
    url: `postgres://${SUPERUSER}@localhost/${DATABASE}?host=${encodeURIComponent(socket.folder)}`,
    stop: () => {
      leaving ??= leave();
      return leaving;
    },
  };
}

function connect(folder: string, onclose: () => void): postgres.Sql {
  return postgres({
    host: folder,
    port: 5432,
    database: 'postgres',
    username: SUPERUSER,
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => {},
    onclose,
    connection: { application_name: 'tabayyan seat' },
  });
}

async function createDatabase(session: postgres.Sql): Promise<void> {
  const [existing] = await session`select 1 from pg_database where datname = ${DATABASE}`;
  if (existing) return;
  await session`create database ${session(DATABASE)}`.catch((error) => {
    if (!['42P04', '23505'].includes(error.code)) throw error;
  });
}

async function isLast(session: postgres.Sql): Promise<boolean> {
  try {
    await session`select pg_advisory_unlock_shared(${USERS_LOCK}::bigint)`;
    const [row] = await session`select pg_try_advisory_lock(${USERS_LOCK}::bigint) as alone`;
    return row?.alone === true;
  } catch (error) {
    const isRefusal = error instanceof postgres.PostgresError && !error.code.startsWith('57P');
    if (isRefusal) throw error;
    // The connection is lost because another last user is shutting the server down.
    return false;
  }
}
