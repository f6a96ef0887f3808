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

async function mailerTo(smtpUrl: string | undefined, longestMilliseconds?: number) {
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
    ...(longestMilliseconds && { longestMilliseconds }),
  });
  return { mailer, outboxDir, logged };
}

test('the mail with a code says the code, how long it is good and where, as text and as HTML', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { mailer, logged } = await mailerTo(server.url);
  await mailer.send(mail);
  const [taken] = server.mails();
  expect(taken?.from).toEqual({ name: 'Tabayyan', address: 'no-reply@tabayyan.example' });
  expect(taken?.to?.map(({ address }) => address)).toEqual(['editor@example.com']);
  for (const part of [taken?.text, taken?.html]) {
    expect(part).toContain('012345');
    expect(part).toContain('10 minutes');
    expect(part).toContain('رمز الدخول');
    expect(part).toContain('https://tabayyan.example');
  }
  expect(taken?.subject).not.toContain('012345');
  expect(taken?.html).not.toMatch(/<(a|img|script|link)\b/);
  expect(logged).toEqual([]);
  expect(server.codeFor('editor@example.com')).toBe('012345');
});

test('without a mail server a mail is a file for its owner alone, and is on the terminal', async () => {
  const { mailer, outboxDir, logged } = await mailerTo(undefined);
  await mailer.send(mail);
  const first = Date.now();
  // Their names tell milliseconds apart.
  await vi.waitUntil(() => Date.now() > first, { interval: 1 });
  await mailer.send({ ...mail, to: 'second@example.com' });
  const names = await readdir(outboxDir);
  expect(names).toHaveLength(2);
  const recipients: (string | undefined)[] = [];
  for (const name of names.toSorted()) {
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\w-]+\.eml$/);
    const path = join(outboxDir, name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const read = await PostalMime.parse(await readFile(path));
    expect(read.text).toContain('012345');
    expect(read.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    recipients.push(read.to?.[0]?.address);
  }
  expect(recipients).toEqual(['editor@example.com', 'second@example.com']);
  expect((await stat(outboxDir)).mode & 0o777).toBe(0o700);
  expect(logged.join('\n')).toContain('012345');
});

test('a mail server that is down or refuses is a failure', async () => {
  const server = await startMailServer();
  const { mailer } = await mailerTo(server.url);
  server.behaviour = 'refuses';
  await expect(mailer.send(mail)).rejects.toThrow();
  await server.stop();
  await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
});

test('a mail server that never comes to the point is given up', async () => {
  // A byte now and then: no single step is ever late.
  const dripping = createServer((socket) => {
    socket.write('220 slow\r\n');
    const drip = setInterval(() => socket.write('2'), 100);
    socket.on('close', () => clearInterval(drip)).on('error', () => {});
  });
  await new Promise<void>((ready) => dripping.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void dripping.close());
  const { port } = dripping.address() as AddressInfo;
  const { mailer } = await mailerTo(`smtp://127.0.0.1:${port}`, 500);
  const start = performance.now();
  await expect(mailer.send(mail)).rejects.toThrow('took too long');
  expect(performance.now() - start).toBeLessThan(1500);
});
