import type { Logger } from 'pino';
import type { Database } from '#db/client.ts';
import { hasAccounts } from '#domain/admin/account.ts';

export const ADD_COMMAND = 'npm run admin -- add you@example.com';

/** Logs how to add the first editor while there is no account. */
export async function logFirstEditorHint(db: Database, log: Logger): Promise<void> {
  if (await hasAccounts(db)) return;
  log.info(`nobody can sign in yet; make the first editor: ${ADD_COMMAND}`);
}
