import type { Logger } from 'pino';
import type { Database } from '#db/client.ts';
import { hasAccounts } from '#domain/admin/account.ts';

/** What makes an editor. */
export const ADD_COMMAND = 'npm run admin -- add you@example.com';

/** Says how to make the first editor, as long as there is no account. */
export async function tellOfFirstEditor(db: Database, log: Logger): Promise<void> {
  if (await hasAccounts(db)) return;
  log.info(`nobody can sign in yet; make the first editor: ${ADD_COMMAND}`);
}
