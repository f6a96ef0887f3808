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
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query, serverPid, startElsewhere, untilReady } from '#tests/rig/embedded.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { type Account, chooseAccount } from './embedded-account.ts';
import { prepareBinaries } from './embedded-binaries.ts';
import { changeOwner } from './embedded-handover.ts';
import { ensureRunning } from './embedded-server.ts';

const NOBODY: Account = { uid: 65_534, gid: 65_534 };
const ACCOUNT: Account = { uid: 60_706, gid: 60_706 };
const SWAPPED_ROUNDS = 4;
const FILE_NAMES = Array.from({ length: 500 }, (_, index) => `${index}`);
const KILLED_ROUNDS = 2;
const MAX_KILLS = 2;
/** A little longer than a handover takes. */
const MAX_HANDOVER_MS = 80;

// Only root can give files away and run a server as another user.
describe.skipIf(process.getuid?.() !== 0)('database files under root', () => {
  let template: string;
  let dataDir: string;
  let pgDir: string;
  const children: ChildProcess[] = [];
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {} });

  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'handover-test-'));
    const { url, stop } = await startEmbeddedPostgres({ dataDir: template, log: () => {} });
    await query(url, 'create table answers as select 42 as answer');
    await stop();
  });

  afterAll(() => rm(template, { recursive: true, force: true }));

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'handover-test-'));
    pgDir = join(dataDir, 'pg');
    // Only the permissions of the database files protect them.
    await chmod(dataDir, 0o755);
  });

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    const pid = await serverPid(dataDir);
    if (pid) process.kill(pid, 'SIGQUIT');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  /** Prepares database files of `nobody`, as earlier versions left them. */
  async function prepareFilesOfNobody({ running }: { running: boolean }): Promise<void> {
    await rm(pgDir, { recursive: true, force: true });
    await cp(join(template, 'pg'), pgDir, { recursive: true });
    await changeOwner(NOBODY, pgDir);
    if (!running) return;
    const binaries = await prepareBinaries(NOBODY, dataDir);
    const cluster = { pgDir, logFile: join(dataDir, 'pg.log'), binaries, account: NOBODY };
    await ensureRunning(cluster, pgDir, () => {});
  }

  function startKillable(): ChildProcess {
    const child = startElsewhere(dataDir);
    children.push(child);
    return child;
  }

  /** Returns what a process of `nobody` can access. */
  async function accessOfNobody(): Promise<string> {
    // Modules are loaded as root, because other users may be unable to read the checkout.
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

  /** Starts a process of `nobody` that replaces a folder by a link as soon as root changes it. */
  async function swapAsNobody(folder: string, outside: string): Promise<ChildProcess> {
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
    expect(await query(url, 'select answer from answers')).toBe(42);
    expect((await stat(`/proc/${await serverPid(dataDir)}`)).uid).toBe(account?.uid);
    const owners = await Promise.all(
      (await readdir(pgDir, { recursive: true })).map((name) =>
        // The server may have removed the file meanwhile.
        stat(join(pgDir, name)).then(
          ({ uid }) => uid,
          () => account?.uid,
        ),
      ),
    );
    expect(new Set(owners)).toEqual(new Set([account?.uid]));
    expect(await accessOfNobody()).toBe('');
  }

  test('the access check detects files and sockets open to nobody', async () => {
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    await prepareFilesOfNobody({ running: true });
    expect(await accessOfNobody()).toBe('read, connected');
  });

  test('never belong to nobody after a first start', async () => {
    const { url, stop } = await start();
    await query(url, 'create table answers as select 42 as answer');
    await expectHandedOver(url);
    await stop();
  });

  test('belong to the owner of the data folder, even without a user name', async () => {
    await chown(dataDir, 60_999, 60_998);
    const { url, stop } = await start();
    expect(await query(url, 'select 1')).toBe(1);
    expect(await stat(pgDir)).toMatchObject({ uid: 60_999, gid: 60_998 });
    await stop();
  });

  test('of nobody are handed over, unless they contain a symbolic or hard link', async () => {
    await prepareFilesOfNobody({ running: false });
    const outside = join(dataDir, 'outside');
    const planted = join(pgDir, 'base/planted');
    await writeFile(outside, '');
    for (const makeLink of [symlink, link]) {
      await makeLink(outside, planted);
      await expect(start()).rejects.toThrow(`${planted} is a link`);
      expect((await stat(outside)).uid).toBe(0);
      await rm(planted);
    }

    const { url, stop } = await start();
    await expectHandedOver(url);
    await stop();
  });

  test('lose the configuration that nobody wrote', async () => {
    await prepareFilesOfNobody({ running: false });
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
    expect(await query(url, 'select pg_reload_conf()')).toBe(true);
    expect(
      await query(url, "select reset_val from pg_settings where name = 'archive_command'"),
    ).toBe('');
    expect(await readFile(join(pgDir, 'postgresql.auto.conf'), 'utf8')).toBe('');
    await expectHandedOver(url);
    await stop();
  });

  test('lose the socket that nobody opened', async () => {
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
    'cannot be swapped for files of root during the handover, in the folder %s',
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
        const swapper = await swapAsNobody(swapped, outside);
        await changeOwner(ACCOUNT, pgDir);
        swapper.kill('SIGKILL');
        await once(swapper, 'exit');
        const owners = await Promise.all(FILE_NAMES.map((name) => stat(join(outside, name))));
        expect(new Set(owners.map(({ uid }) => uid))).toEqual(new Set([0]));
      }
    },
    60_000,
  );

  test('of nobody are handed over with a running server, by three concurrent starts', async () => {
    await prepareFilesOfNobody({ running: true });
    const others = [startKillable(), startKillable()];
    const [{ url, stop }] = await Promise.all([start(), ...others.map(untilReady)]);
    await expectHandedOver(url);
    await stop();
  });

  test('of nobody are handed over after starts killed at random moments', async () => {
    for (let round = 0; round < KILLED_ROUNDS; round += 1) {
      await prepareFilesOfNobody({ running: round % 2 === 0 });
      for (let kill = 0; kill < MAX_KILLS; kill += 1) {
        const killed = startKillable();
        if (killed.stdout) await once(killed.stdout, 'data');
        await sleep(Math.random() * MAX_HANDOVER_MS);
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
