import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { DRAFT, writeAtomically } from '#domain/file/atomic-write.ts';

export interface Outbox {
  dir: string;
  log: { info(details: object, message: string): void };
}

/** Writes mails as `.eml` files, whose names sort by time, while no mail server is configured. */
export function openOutbox({ dir, log }: Outbox) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    /** Writes a mail atomically, readable by the owner only: it may contain a code. */
    async put(mail: SendMailOptions): Promise<void> {
      const { message } = await composer.sendMail(mail);
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
