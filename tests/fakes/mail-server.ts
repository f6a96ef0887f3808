import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** How it treats mails from now on. */
  behaviour: 'takes' | 'refuses' | 'hangs';
  /** Passwords that clients sent, though it requires none. */
  passwords: string[];
  /** Mails taken, the oldest first. */
  mails(): Email[];
  /** The mails that it has refused. */
  refused: Email[];
  /** The code in the newest mail to this address. */
  codeFor(address: string): string;
  stop(): Promise<void>;
}

/** A real mail server on the loopback, on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const taken: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _, done) {
      fixture.passwords.push(password ?? '');
      done(null, { user: username });
    },
    onData(stream, _, done) {
      void stream.toArray().then(async (parts) => {
        if (fixture.behaviour === 'hangs') return;
        const mail = await PostalMime.parse(Buffer.concat(parts));
        // Some servers repeat the mail they refuse.
        if (fixture.behaviour === 'refuses') {
          fixture.refused.push(mail);
          return done(new Error(oneLine(`no: ${mail.text}`)));
        }
        taken.push(mail);
        done();
      });
    },
  });
  // A client that hangs up is no failure of ours.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const fixture: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    behaviour: 'takes',
    passwords: [],
    refused: [],
    mails: () => taken,
    codeFor(address) {
      const mail = taken.findLast(({ to }) =>
        to?.some((recipient) => recipient.address === address),
      );
      const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
      if (!code) throw new Error(`no mail with a code for ${address}`);
      return code;
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
  return fixture;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
