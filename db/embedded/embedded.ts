import { setTimeout as sleepMs } from 'node:timers/promises';
import postgres from 'postgres';
import { prepareCluster, SUPERUSER } from './embedded-cluster.ts';
import { EmbeddedPostgresError, reasonFor } from './embedded-error.ts';
import { handOver } from './embedded-handover.ts';
import { ensureRunning, openSocketFolder, shutDown, trimLog } from './embedded-server.ts';

export { EmbeddedPostgresError } from './embedded-error.ts';

const DATABASE = 'tabayyan';
const TRIM_LOG_EVERY_MS = 60_000;
const SEAT_ATTEMPTS = 8;

// Every process on a server holds this lock shared, so whoever gets it alone is the last one. The
// server itself lets go of it for a process that dies: no pid files to go stale.
const SEAT = 7_426_002;

/**
 * Runs a private PostgreSQL on `dataDir/pg`, reachable through a unix socket only. Processes on one
 * folder share one server; the last to call `stop` ends it, after which nothing is left running.
 * @throws {EmbeddedPostgresError} with a line for the user
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const cluster = await prepareCluster(dataDir, log);
  const socket = await openSocketFolder(cluster.pgDir);
  const trimming = setInterval(() => {
    trimLog(cluster.logFile).catch((error) => log(`cannot trim the log: ${reasonFor(error)}`));
  }, TRIM_LOG_EVERY_MS).unref();
  let stopping = false;

  const takeSeat = async (): Promise<postgres.Sql> => {
    for (let attempt = 1; ; attempt++) {
      await ensureRunning(cluster, socket.folder, log);
      const seat = connect(socket.folder, () => {
        if (!stopping && seat === current) seated = retake();
      });
      let current: postgres.Sql | undefined;
      try {
        await seat`select pg_advisory_lock_shared(${SEAT}::bigint)`;
        await createDatabase(seat);
        current = seat;
        return seat;
      } catch (error) {
        await seat.end({ timeout: 1 });
        // It may have been on its way down for the one that had been its last user.
        if (attempt === SEAT_ATTEMPTS) {
          throw new EmbeddedPostgresError(`PostgreSQL does not answer: ${reasonFor(error)}`, {
            cause: error,
          });
        }
        await sleepMs(50 * attempt);
      }
    }
  };

  // A server that was shot is started again: the pools above reconnect by themselves.
  const retake = async (): Promise<postgres.Sql | undefined> => {
    log('the database went away, starting it again');
    while (!stopping) {
      try {
        return await takeSeat();
      } catch (error) {
        log(String(error));
        await sleepMs(1_000);
      }
    }
    return undefined;
  };

  const leave = async () => {
    stopping = true;
    clearInterval(trimming);
    const seat = await seated;
    if (seat && (await isLast(seat))) await shutDown(cluster);
    await seat?.end({ timeout: 1 });
    await socket.remove();
  };

  const handedOver = handOver(cluster, socket.folder, log);
  let seated: Promise<postgres.Sql | undefined> = handedOver.then(takeSeat);
  try {
    await seated;
  } catch (error) {
    clearInterval(trimming);
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

async function createDatabase(seat: postgres.Sql): Promise<void> {
  const [found] = await seat`select 1 from pg_database where datname = ${DATABASE}`;
  if (found) return;
  await seat`create database ${seat(DATABASE)}`.catch((error) => {
    // Two first starts at once: the other one has just created it.
    if (!['42P04', '23505'].includes(error.code)) throw error;
  });
}

async function isLast(seat: postgres.Sql): Promise<boolean> {
  try {
    await seat`select pg_advisory_unlock_shared(${SEAT}::bigint)`;
    const [answer] = await seat`select pg_try_advisory_lock(${SEAT}::bigint) as alone`;
    return answer?.alone === true;
  } catch (error) {
    const isRefusal = error instanceof postgres.PostgresError && !error.code.startsWith('57P');
    if (isRefusal) throw error;
    // The connection is gone: another one that was the last is just ending the server.
    return false;
  }
}
