import { addAccount } from '#domain/admin/account.ts';
import { startSession } from '#domain/admin/session.ts';
import type { Site } from './site.ts';

let made = 0;

/** An editor who has signed in to the site: the address, and the cookie to send along. */
export async function signedInEditor(
  { db }: Pick<Site, 'db'>,
  { isAdmin = true } = {},
): Promise<{ id: string; email: string; token: string; cookie: string }> {
  made += 1;
  const email = `editor-${made}@example.com`;
  const account = await addAccount(db, { email, password: EDITOR_PASSWORD, isAdmin });
  if (!account) throw new Error(`${email} is taken`);
  const token = await startSession(db, account.id);
  return { id: account.id, email, token, cookie: `tabayyan-session=${token}` };
}

/** Every test editor's. */
export const EDITOR_PASSWORD = 'correct horse battery staple';
