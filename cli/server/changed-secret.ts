import type { Logger } from 'pino';
import type { Database } from '#db/client.ts';
import { replaceFingerprint } from '#domain/secret/last-secret.ts';
import type { Settings } from '#settings.ts';
import { readSecret } from './secret.ts';

const WARNING =
  'SECRET is not the one of the last start on this database. If you have changed it, all is well. Otherwise sign-in codes, known browsers and picture addresses of one server fail at the other: give all servers of this site the same SECRET';

/** Warns if the last start on this database used a different secret. Throws OperatorError. */
export async function warnOfChangedSecret(
  db: Database,
  { dataDir, secret }: Settings,
  log: Logger,
): Promise<void> {
  if (await replaceFingerprint(db, await readSecret(dataDir, secret))) log.warn(WARNING);
}
