import { randomUUID } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { accounts } from '#db/schema.ts';
import { hashPassword } from '#domain/admin/password.ts';
import { startSession } from '#domain/admin/session.ts';

let made = 0;
let hashed: Promise<string> | undefined;

/** An editor who has signed in to the site: the address, and the cookie to send along. */
export async function signedInEditor(
  { db }: { db: Database },
  { isAdmin = true } = {},
): Promise<{ id: string; email: string; token: string; cookie: string }> {
  made += 1;
  const email = `editor-${made}@example.com`;
  const id = randomUUID();
  await db.insert(accounts).values({ id, email, passwordHash: await editorHash(), isAdmin });
  const token = await startSession(db, id);
  return { id, email, token, cookie: `tabayyan-session=${token}` };
}

/** Every test editor's. */
export const EDITOR_PASSWORD = 'correct horse battery staple';

/** The hash of the editors' password, one for all of them: hashing takes long, as it should. */
export function editorHash(): Promise<string> {
  hashed ??= hashPassword(EDITOR_PASSWORD);
  return hashed;
}
