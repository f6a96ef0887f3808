import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import { connect, type Database, isUnreachable } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import type { Settings } from '#settings.ts';
import type { OnEnd } from './closing.ts';
import { OperatorError } from './operator-error.ts';

/** The migrated database: the one at `DATABASE_URL`, else the embedded one. Throws OperatorError. */
export async function openDatabase(
  settings: Settings,
  log: Logger,
  onEnd: OnEnd,
): Promise<Database> {
  const url = settings.databaseUrl ?? (await startEmbedded(settings.dataDir, log, onEnd));
  log.info('bringing the database up to date');
  await migrate(url).catch((error: unknown) => {
    throw isUnreachable(error) ? unreachable(url, error) : error;
  });
  const { db, close } = connect(url);
  onEnd(close);
  return db;
}

async function startEmbedded(dataDir: string, log: Logger, onEnd: OnEnd): Promise<string> {
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new OperatorError(`cannot make the folder ${dataDir}: ${error.message}`);
  });
  log.info('starting the embedded PostgreSQL');
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
  onEnd(stop);
  return url;
}

// Says where, without the password.
function unreachable(url: string, error: unknown): OperatorError {
  const { host, pathname } = new URL(url);
  return new OperatorError(
    `the database ${host}${pathname} cannot be reached (DATABASE_URL): ${reasonOf(error)}`,
  );
}

function reasonOf(error: unknown): string {
  let reason = '';
  for (let cause = error; cause instanceof Error; cause = cause.cause) reason = cause.message;
  return reason;
}
