import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  cp,
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#db/client.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { type Account, chooseAccount } from './embedded-account.ts';
import { findBinaries } from './embedded-binaries.ts';
import { changeOwner } from './embedded-ownership.ts';
import { ensureRunning } from './embedded-server.ts';

const EMBEDDED = new URL('./embedded.ts', import.meta.url).href;
const NOBODY: Account = { uid: 65_534, gid: 65_534 };
const ACCOUNT: Account = { uid: 60_706, gid: 60_706 };
const SWAPPED_ROUNDS = 8;
const FILE_NAMES = Array.from({ length: 500 }, (_, index) => `${index}`);
const KILLED_ROUNDS = 6;
const MOST_KILLS = 3;
/** A little longer than it takes. */
const LONGEST_HANDOVER_MS = 80;

// Only root can give files away and run a server as another user.
describe.skipIf(process.getuid?.() !== 0)('the database files of a program that root runs', () => {
  let template: string;
  let dataDir: string;
  let pgDir: string;
  const children: ChildProcess[] = [];
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {} });

  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'handover-test-'));
    const { url, stop } = await startEmbeddedPostgres({ dataDir: template, log: () => {} });
    await ask(url, 'create table kept as select 42 as answer');
    await stop();
  });

  afterAll(() => rm(template, { recursive: true, force: true }));

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'handover-test-'));
    pgDir = join(dataDir, 'pg');
    // Nothing but the files' owner keeps others out.
    await chmod(dataDir, 0o755);
  });

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    const pid = await serverPid();
    if (pid) process.kill(pid, 'SIGQUIT');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  async function ask(url: string, question: string): Promise<unknown> {
    const { db, close } = connect(url, { connections: 1 });
    try {
      const [row] = await db.execute(sql.raw(question));
      return Object.values(row ?? {})[0];
    } finally {
      await close();
    }
  }

  async function serverPid(): Promise<number | undefined> {
    const file = await readFile(join(pgDir, 'postmaster.pid'), 'utf8').catch(() => undefined);
    return file === undefined ? undefined : Number(file.split('\n')[0]);
  }

  /** As an earlier version left them. */
  async function ownedByNobody({ running }: { running: boolean }): Promise<void> {
    await rm(pgDir, { recursive: true, force: true });
    await cp(join(template, 'pg'), pgDir, { recursive: true });
    await changeOwner(NOBODY, pgDir);
    if (!running) return;
    const binaries = await findBinaries(NOBODY, dataDir);
    const cluster = { pgDir, logFile: join(dataDir, 'pg.log'), binaries, account: NOBODY };
    await ensureRunning(cluster, pgDir, () => {});
  }

  /** A Tabayyan of its own process; it writes a line as it begins to take the files, and one when it is ready. */
  function startElsewhere(): ChildProcess {
    const program = `
      const { startEmbeddedPostgres } = await import('${EMBEDDED}');
      const { stop } = await startEmbeddedPostgres({ dataDir: '${dataDir}', log: console.log });
      console.log('ready');
      process.stdin.on('end', stop).resume();`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  }

  async function untilReady({ stdout }: ChildProcess): Promise<void> {
    for await (const chunk of stdout ?? []) if (String(chunk).includes('ready')) return;
  }

  /** Names of the things that a process of `nobody` could do. */
  async function reachedByNobody(): Promise<string> {
    // Loaded as root: the checkout may lie where nobody else may go.
    const program = `
      const { readFileSync } = require('node:fs');
      const socket = require('node:net');
      process.setgroups([]);
      process.setgid(${NOBODY.gid});
      process.setuid(${NOBODY.uid});
      try { readFileSync('${pgDir}/PG_VERSION'); console.log('read'); } catch {}
      try { readFileSync('${dataDir}/secret'); console.log('secret'); } catch {}
      const connection = socket.connect('${pgDir}/.s.PGSQL.5432', () => {
        console.log('connected');
        process.exit();
      });
      connection.on('error', () => {});`;
    const child = spawn(process.execPath, ['--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    await once(child, 'close');
    return text.trim().replaceAll('\n', ', ');
  }

  /** A process of `nobody` that replaces a folder by a link as soon as root changes it. */
  async function swapByNobody(folder: string, outside: string): Promise<ChildProcess> {
    const program = `
      const { lstatSync, renameSync, symlinkSync } = require('node:fs');
      process.setgroups([]);
      process.setgid(${NOBODY.gid});
      process.setuid(${NOBODY.uid});
      process.chdir('${dirname(folder)}');
      const { ctimeMs } = lstatSync('swapped');
      console.log('watching');
      try {
        while (lstatSync('swapped').ctimeMs === ctimeMs);
        renameSync('swapped', 'aside');
        symlinkSync('${outside}', 'swapped');
      } catch {}
      setInterval(() => {}, 1_000);`;
    const child = spawn(process.execPath, ['--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await once(child.stdout, 'data');
    return child;
  }

  async function expectHandedOver(url: string): Promise<void> {
    const account = await chooseAccount(dataDir);
    expect(account?.uid).not.toBe(NOBODY.uid);
    expect(await ask(url, 'select answer from kept')).toBe(42);
    expect((await stat(`/proc/${await serverPid()}`)).uid).toBe(account?.uid);
    const owners = await Promise.all(
      (await readdir(pgDir, { recursive: true })).map((name) =>
        // The server may just have removed it.
        stat(join(pgDir, name)).then(
          ({ uid }) => uid,
          () => account?.uid,
        ),
      ),
    );
    expect(new Set(owners)).toEqual(new Set([account?.uid]));
    expect(await reachedByNobody()).toBe('');
  }

  test('what nobody can reach, the test would see', async () => {
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    await ownedByNobody({ running: true });
    expect(await reachedByNobody()).toBe('read, connected');
  });

  test('are never left to nobody', async () => {
    const { url, stop } = await start();
    await ask(url, 'create table kept as select 42 as answer');
    await expectHandedOver(url);
    await stop();
  });

  test('are those of a folder’s owner who has no name', async () => {
    await chown(dataDir, 60_999, 60_998);
    const { url, stop } = await start();
    expect(await ask(url, 'select 1')).toBe(1);
    expect(await stat(pgDir)).toMatchObject({ uid: 60_999, gid: 60_998 });
    await stop();
  });

  test.each([
    ['a stopped server', false],
    ['a running one', true],
  ])('are taken from nobody, with %s', async (_, running) => {
    await ownedByNobody({ running });
    const { url, stop } = await start();
    await expectHandedOver(url);
    await stop();
  });

  test.each([
    ['symbolic', symlink],
    ['hard', link],
  ])('are not given away with a link among them, a %s one', async (_, makeLink) => {
    await ownedByNobody({ running: false });
    const outside = join(dataDir, 'outside');
    const planted = join(pgDir, 'base/planted');
    await writeFile(outside, '');
    await makeLink(outside, planted);
    await expect(start()).rejects.toThrow(`${planted} is a link`);
    expect((await stat(outside)).uid).toBe(0);

    await rm(planted);
    const { url, stop } = await start();
    await expectHandedOver(url);
    await stop();
  });

  test('keep no configuration of nobody', async () => {
    await ownedByNobody({ running: false });
    const planted = "archive_mode = 'on'\narchive_command = 'planted'\n";
    for (const name of ['postgresql.conf', 'postgresql.auto.conf']) {
      await writeFile(join(pgDir, name), planted);
    }
    await writeFile(join(pgDir, 'pg_hba.conf'), 'local all all reject\n');
    const openFile = await open(join(pgDir, 'postgresql.auto.conf'), 'a');
    const starting = start();
    await expect(starting).resolves.toMatchObject({ url: expect.any(String) });
    const { url, stop } = await starting;
    await openFile.write(planted);
    await openFile.close();
    expect(await ask(url, 'select pg_reload_conf()')).toBe(true);
    expect(await ask(url, "select reset_val from pg_settings where name = 'archive_command'")).toBe(
      '',
    );
    expect(await readFile(join(pgDir, 'postgresql.auto.conf'), 'utf8')).toBe('');
    await expectHandedOver(url);
    await stop();
  });

  test('keep no socket of nobody', async () => {
    const socket = join(pgDir, '.s.PGSQL.5432');
    await mkdir(pgDir);
    const listening = createServer().listen(socket);
    await once(listening, 'listening');
    await chown(pgDir, NOBODY.uid, NOBODY.gid);
    await chown(socket, NOBODY.uid, NOBODY.gid);
    await changeOwner(ACCOUNT, pgDir);
    await expect(stat(socket)).rejects.toThrow('ENOENT');
    listening.close();
  });

  test.each(['.', 'base'])(
    'are not swapped for files of root, in the folder %s',
    async (parent) => {
      const outside = join(dataDir, 'outside');
      const swapped = join(pgDir, parent, 'swapped');
      await mkdir(outside);
      for (const name of FILE_NAMES) await writeFile(join(outside, name), '');
      for (let round = 0; round < SWAPPED_ROUNDS; round += 1) {
        await rm(pgDir, { recursive: true, force: true });
        await mkdir(swapped, { recursive: true });
        for (const name of FILE_NAMES) await writeFile(join(swapped, name), '');
        for (const path of [pgDir, join(pgDir, parent), swapped]) {
          await chown(path, NOBODY.uid, NOBODY.gid);
          await chmod(path, 0o777);
        }
        const swapping = await swapByNobody(swapped, outside);
        await changeOwner(ACCOUNT, pgDir);
        swapping.kill('SIGKILL');
        await once(swapping, 'exit');
        const owners = await Promise.all(FILE_NAMES.map((name) => stat(join(outside, name))));
        expect(new Set(owners.map(({ uid }) => uid))).toEqual(new Set([0]));
      }
    },
    60_000,
  );

  test('are taken from nobody by two starts at once', async () => {
    await ownedByNobody({ running: true });
    const others = [startElsewhere(), startElsewhere()];
    const [{ url, stop }] = await Promise.all([start(), ...others.map(untilReady)]);
    await expectHandedOver(url);
    await stop();
  });

  test('are taken from nobody although earlier starts were killed at any moment', async () => {
    for (let round = 0; round < KILLED_ROUNDS; round += 1) {
      await ownedByNobody({ running: round % 2 === 0 });
      for (let kill = 0; kill < MOST_KILLS; kill += 1) {
        const killed = startElsewhere();
        if (killed.stdout) await once(killed.stdout, 'data');
        await sleepMs(Math.random() * LONGEST_HANDOVER_MS);
        killed.kill('SIGKILL');
        await once(killed, 'exit');
        if (![0, NOBODY.uid].includes((await stat(pgDir)).uid)) break;
      }
      const starting = start();
      await expect(starting).resolves.toMatchObject({ url: expect.any(String) });
      const { url, stop } = await starting;
      await expectHandedOver(url);
      await stop();
    }
  }, 120_000);
});
