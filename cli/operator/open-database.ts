import type { Logger } from 'pino';
import {
  type Connection,
  type ConnectOptions,
  connect,
  hasCode,
  isUnreachable,
} from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { migrate, NewerSchemaError } from '#db/migrate.ts';
import { storeMissingTexts } from '#domain/listing/change/missing-texts.ts';
import { openLedger } from '#domain/listing/open-ledger.ts';
import { storeStarterLicences } from '#domain/listing/transfer/starter-licences.ts';
import type { Settings } from '#settings.ts';
import { type OnEnd, OperatorError } from './operator.ts';

const NEWER_SCHEMA =
  'a newer version of this program has upgraded the database, and this version does not work on it; start the newer version, or see "Back again" in docs/operating.md';

// Wrong credentials, no such database, no right to create the schema, too many connections.
const REFUSED = /^(28|3D000|42501|53300)/;

/** Opens and migrates the database at `DATABASE_URL`, else the embedded one. Throws OperatorError. */
export async function openDatabase(
  settings: Settings,
  log: Logger,
  onEnd: OnEnd,
  options: ConnectOptions = {},
): Promise<Pick<Connection, 'db' | 'client'> & { url: string }> {
  const url = settings.databaseUrl ?? (await startEmbedded(settings.dataDir, log, onEnd));
  log.info('bringing the database up to date');
  await migrate(url).catch((error: unknown) => {
    if (error instanceof NewerSchemaError) throw new OperatorError(NEWER_SCHEMA, { cause: error });
    throw isUnreachable(error) || hasCode(error, REFUSED) ? unusable(url, error) : error;
  });
  const { db, client, close } = connect(url, options);
  onEnd(close);
  const opened = await openLedger(db);
  if (opened > 0) log.info(`entered the rulings of ${opened} listings in their ledger`);
  const rebuilt = await storeMissingTexts(db);
  if (rebuilt > 0) log.info(`rebuilt ${rebuilt} texts of the ledger`);
  const licensed = await storeStarterLicences(db);
  if (licensed > 0) log.info(`stored the licences of ${licensed} exchanges`);
  return { db, client, url };
}

async function startEmbedded(dataDir: string, log: Logger, onEnd: OnEnd): Promise<string> {
  log.info('starting the embedded PostgreSQL');
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
  onEnd(stop);
  return url;
}

// Names the host and database, but not the password.
function unusable(url: string, error: unknown): OperatorError {
  const { host, pathname } = new URL(url);
  return new OperatorError(
    `the database ${host}${pathname} cannot be used (setting DATABASE_URL): ${reasonOf(error)}`,
  );
}

function reasonOf(error: unknown): string {
  let reason = '';
  for (let cause = error; cause instanceof Error; cause = cause.cause) reason = cause.message;
  return reason;
}
