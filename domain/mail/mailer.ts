import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { DRAFT, writeAtomically } from '#domain/file/atomic-write.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Hands a mail over within 10 seconds. Throws on failure. */
  send(mail: Mail): Promise<void>;
}

interface Log {
  info(details: object, message: string): void;
}

// Timeouts of single steps; a server that drips its answers is stopped by the limit for the whole mail.
const STEP_MS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 8_000,
};

/** Sends over SMTP; without a server writes to `outboxDir` and the terminal. */
export function createMailer({
  smtpUrl,
  from,
  outboxDir,
  log,
  longestMs = 10_000,
}: {
  smtpUrl: string | undefined;
  from: string;
  outboxDir: string;
  log: Log;
  /** Limit for a whole mail. */
  longestMs?: number;
}): Mailer {
  const message = (mail: Mail) => ({
    from,
    ...mail,
    // Suppresses automatic replies (https://www.rfc-editor.org/rfc/rfc3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl === undefined) {
    const outbox = openOutbox(outboxDir, log);
    return { send: (mail) => outbox.put(message(mail)) };
  }
  const transport = onFirstMail(({ createTransport }) =>
    createTransport({ url: smtpUrl, ...STEP_MS }),
  );
  return {
    async send(mail) {
      const smtp = await transport();
      await smtp.sendMail({ ...message(mail), signal: AbortSignal.timeout(longestMs) });
    },
  };
}

// Loaded, the package takes some 4 MB, and most servers never send a mail.
function onFirstMail<T>(make: (mailer: typeof import('nodemailer')) => T): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= import('nodemailer').then(make);
    return made;
  };
}

/** Writes mails as `.eml` files, whose names sort by time, while no mail server is configured. */
function openOutbox(dir: string, log: Log) {
  const composer = onFirstMail(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    /** Writes a mail atomically, readable by the owner only: it may contain a code. */
    async put(mail: SendMailOptions): Promise<void> {
      const { message } = await (await composer()).sendMail(mail);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const path = join(dir, `${name}.eml`);
      const draft = path + DRAFT;
      await writeAtomically(path, draft, () =>
        writeFile(draft, message, { mode: 0o600, flag: 'wx' }),
      );
      log.info({ path }, `No mail server is set; a mail to ${mail.to}:\n\n${mail.text}`);
    },
  };
}
