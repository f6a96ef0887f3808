import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Database } from '#db/client.ts';
import { accounts } from '#db/schema.ts';
import type { Account } from '#domain/admin/account.ts';
import { createMailer } from '#domain/mail/mailer.ts';
import type { SignInParts } from '#domain/sign-in/sign-in.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { editorHash } from '#tests/samples/editors.ts';
import { newDatabase } from './database.ts';

export interface SignInSite {
  db: Database;
  mailServer: MailServer;
  parts: SignInParts;
  log: pino.Logger;
  /** Every line logged so far. */
  logged: string[];
  /** Adds an account, by default an admin's. */
  account(isAdmin?: boolean): Promise<Account>;
  stop(): Promise<void>;
}

let made = 0;

/** The dependencies of signing in, with a database and a mail server. */
export async function signInSite(origin = 'http://localhost:3000'): Promise<SignInSite> {
  const [{ db, close }, mailServer] = await Promise.all([newDatabase(), startMailServer()]);
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const mail = createMailer({
    smtpUrl: mailServer.url,
    from: 'Tabayyan <no-reply@localhost>',
    outboxDir: '',
    log,
  });
  return {
    db,
    mailServer,
    parts: { db, secret: 'a secret of the tests', mail, origin, log },
    log,
    logged,
    async account(isAdmin = true) {
      made += 1;
      const email = `person-${made}@example.com`;
      const row = { id: randomUUID(), email, passwordHash: await editorHash(), isAdmin };
      const [added] = await db.insert(accounts).values(row).returning();
      if (!added) throw new Error(`${email} is taken`);
      return added;
    },
    async stop() {
      await mailServer.stop();
      await close();
    },
  };
}
