import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '#tests/fakes/mail-server.ts';
import { codeMail } from './code-mail.ts';
import { createMailer } from './mailer.ts';

const mail = codeMail({
  to: 'editor@example.com',
  code: '012345',
  origin: 'https://tabayyan.example',
  minutes: 10,
});

async function mailerTo(smtpUrl: string | undefined, longestMs?: number) {
  const outboxDir = join(await mkdtemp(join(tmpdir(), 'tabayyan-mail-')), 'outbox');
  const logged: string[] = [];
  const log = {
    info: (details: object, message: string) => void logged.push(JSON.stringify(details), message),
  };
  const from = 'Tabayyan <no-reply@tabayyan.example>';
  const mailer = createMailer({
    smtpUrl,
    from,
    outboxDir,
    log,
    ...(longestMs && { longestMs }),
  });
  return { mailer, outboxDir, logged };
}

test('the mail with a code names code, validity and site, as text and as HTML', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { mailer, logged } = await mailerTo(server.url);
  await mailer.send(mail);
  const [received] = server.mails();
  expect(received?.from).toEqual({ name: 'Tabayyan', address: 'no-reply@tabayyan.example' });
  expect(received?.to?.map(({ address }) => address)).toEqual(['editor@example.com']);
  for (const part of [received?.text, received?.html]) {
    expect(part).toContain('012345');
    expect(part).toContain('10 minutes');
    expect(part).toContain('رمز الدخول');
    expect(part).toContain('https://tabayyan.example');
  }
  expect(received?.subject).not.toContain('012345');
  expect(received?.html).not.toMatch(/<(a|img|script|link)\b/);
  expect(logged).toEqual([]);
  expect(server.codeFor('editor@example.com')).toBe('012345');
});

test('without a mail server a mail is a private file and a line on the terminal', async () => {
  const { mailer, outboxDir, logged } = await mailerTo(undefined);
  await mailer.send(mail);
  const first = Date.now();
  // File names sort by milliseconds.
  await vi.waitUntil(() => Date.now() > first, { interval: 1 });
  await mailer.send({ ...mail, to: 'second@example.com' });
  const names = await readdir(outboxDir);
  expect(names).toHaveLength(2);
  const recipients: (string | undefined)[] = [];
  for (const name of names.toSorted()) {
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\w-]+\.eml$/);
    const path = join(outboxDir, name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(await readFile(path));
    expect(parsed.text).toContain('012345');
    expect(parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    recipients.push(parsed.to?.[0]?.address);
  }
  expect(recipients).toEqual(['editor@example.com', 'second@example.com']);
  expect((await stat(outboxDir)).mode & 0o777).toBe(0o700);
  expect(logged.join('\n')).toContain('012345');
});

test('sending throws when the mail server refuses or is down', async () => {
  const server = await startMailServer();
  const { mailer } = await mailerTo(server.url);
  server.behaviour = 'refuses';
  await expect(mailer.send(mail)).rejects.toThrow();
  await server.stop();
  await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
});

test('sending throws and closes the connection when the mail server drips its response', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  // A byte every 100 ms keeps every step within its own timeout.
  const dripping = createServer((socket) => {
    socket.write('220 slow\r\n');
    const drip = setInterval(() => socket.write('2'), 100);
    socket.on('error', () => {}).resume();
    socket.on('close', () => {
      clearInterval(drip);
      close();
    });
  });
  await new Promise<void>((ready) => dripping.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void dripping.close());
  const { port } = dripping.address() as AddressInfo;
  const { mailer } = await mailerTo(`smtp://127.0.0.1:${port}`, 500);
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'EABORT' });
  await closed;
});
