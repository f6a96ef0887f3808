import { pino } from 'pino';
import type { Database } from '#db/client.ts';
import { type Account, addAccount } from '#domain/admin/account.ts';
import { createMailer } from '#domain/mail/mailer.ts';
import type { SignInParts } from '#domain/sign-in/sign-in.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';
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

let accounts = 0;

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
      accounts += 1;
      const email = `person-${accounts}@example.com`;
      const added = await addAccount(db, { email, password: EDITOR_PASSWORD, isAdmin });
      if (!added) throw new Error(`${email} is taken`);
      return added;
    },
    async stop() {
      await mailServer.stop();
      await close();
    },
  };
}
