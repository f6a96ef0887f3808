import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { DRAFT, putWhole } from '#domain/file/whole-file.ts';

export interface Outbox {
  dir: string;
  log: { info(details: object, message: string): void };
}

/** Where mails go that no server takes: one `.eml` file each, names in the order of time. */
export function openOutbox({ dir, log }: Outbox) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    /** Writes a mail down whole or not at all, for the owner's eyes only: it may hold a code. */
    async put(mail: SendMailOptions): Promise<void> {
      const { message } = await composer.sendMail(mail);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const path = join(dir, `${name}.eml`);
      const draft = path + DRAFT;
      await putWhole(path, draft, () => writeFile(draft, message, { mode: 0o600, flag: 'wx' }));
      log.info({ path }, `No mail server is set; a mail to ${mail.to}:\n\n${mail.text}`);
    },
  };
}
