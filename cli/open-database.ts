import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import { type Connection, connect, isUnreachable } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import type { Settings } from '#settings.ts';
import { OperatorError } from './operator-error.ts';

/** The migrated database: the one at `DATABASE_URL`, else the embedded one. Throws OperatorError. */
export async function openDatabase(settings: Settings, log: Logger): Promise<Connection> {
  const server = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => {} }
    : await startEmbedded(settings.dataDir, log);
  try {
    log.info('bringing the database up to date');
    await migrate(server.url);
  } catch (error) {
    await server.stop();
    throw isUnreachable(error) ? unreachable(server.url, error) : error;
  }
  const connection = connect(server.url);
  return {
    db: connection.db,
    close: async () => {
      await connection.close();
      await server.stop();
    },
  };
}

async function startEmbedded(dataDir: string, log: Logger) {
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new OperatorError(`cannot make the folder ${dataDir}: ${error.message}`);
  });
  log.info('starting the embedded PostgreSQL');
  return startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
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
