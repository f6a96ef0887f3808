import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, ask } from '#bench/rig/ask.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';
import type { Server } from './server.ts';

/** Takes the password step and requests the code; the returned function takes the code step and returns the cookie. */
export async function startSigningIn(
  server: Server,
  email: string,
): Promise<() => Promise<string>> {
  const before = new Set(await mails(server));
  const entered = await post(server, '/api/sign-in', { email, password: EDITOR_PASSWORD });
  const pending = cookiesOf(entered);
  await post(server, '/api/otp/send', { email }, pending);
  const mail = (await mails(server)).find((name) => !before.has(name)) ?? '';
  const text = await readFile(join(server.dataDir, 'outbox', mail), 'utf8');
  const otp = /^ {4}(\d{6})\s*$/m.exec(text)?.[1] ?? '';
  return async () => cookiesOf(await post(server, '/api/otp/verify', { email, otp }, pending));
}

async function post(
  { port, url }: Server,
  path: string,
  body: object,
  cookie = '',
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Origin: url, Cookie: cookie };
  const answer = await ask(port, path, headers, JSON.stringify(body));
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
  return answer;
}

function cookiesOf({ headers }: Answer): string {
  const set = headers['set-cookie'] ?? [];
  return set.map((line) => line.split(';')[0]).join('; ');
}

async function mails({ dataDir }: Server): Promise<string[]> {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}
