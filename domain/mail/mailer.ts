import { createTransport } from 'nodemailer';
import { type Outbox, openOutbox } from './outbox.ts';

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
  log: Outbox['log'];
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
    const outbox = openOutbox({ dir: outboxDir, log });
    return { send: (mail) => outbox.put(message(mail)) };
  }
  const transport = createTransport({ url: smtpUrl, ...STEP_MS });
  return { send: (mail) => inTime(transport.sendMail(message(mail)), longestMs) };
}

async function inTime(sending: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the mail server took too long')), milliseconds);
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
