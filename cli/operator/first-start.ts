import type { Logger } from 'pino';
import type { Database } from '#db/client.ts';
import { hasAccounts } from '#domain/admin/account.ts';
import { addStarterListings } from '#domain/listing/transfer/starter.ts';
import type { Settings } from '#settings.ts';

export const ADD_COMMAND = 'npm run admin -- add you@example.com';

/** Logs how to add the first editor while there is no account. */
export async function logFirstEditorHint(db: Database, log: Logger): Promise<void> {
  if (await hasAccounts(db)) return;
  log.info(`nobody can sign in yet; make the first editor: ${ADD_COMMAND}`);
}

/** Adds the starter listings to an empty directory. */
export async function seedIfEmpty(db: Database, log: Logger): Promise<void> {
  const added = await addStarterListings(db);
  if (added > 0) log.info(`added ${added} starter listings`);
}

/** Returns one line per setting that works but should be changed. */
export function startWarnings({ origin, mail }: Settings, uid: number | undefined): string[] {
  const warnings: string[] = [];
  if (uid === 0) {
    warnings.push(
      'running as root, which is not needed; run it as a user of its own (docs/operating.md, “A user of its own”)',
    );
  }
  if (origin?.startsWith('https:') && mail.smtpUrl === undefined) {
    warnings.push(
      'ORIGIN is https, but SMTP_URL is not set: the codes of sign-ins are written to this log and to DATA_DIR/outbox; ' +
        'set SMTP_URL to have them mailed (docs/operating.md, step 4)',
    );
  }
  return warnings;
}
