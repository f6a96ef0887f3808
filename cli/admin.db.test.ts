import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAdminCommand } from '#cli/operator/admin-command.ts';
import { OperatorError, operator, operatorMessageOf } from '#cli/operator/operator.ts';
import { connect } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { findAccount, hasAccounts } from '#domain/admin/account.ts';
import { listOperations, recordOperation } from '#domain/admin/operation.ts';
import { isPassword } from '#domain/admin/password.ts';
import { readSettings } from '#settings.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { thisDay } from '#tests/samples/this-day.ts';

const COMMAND = resolve(import.meta.dirname, 'admin.ts');
const RUN = resolve(import.meta.dirname, 'run.mjs');
const EMAIL = 'layla@example.com';
const PASSWORD = 'correct horse battery staple';
const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
const INHERITED = { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS };

const database = await sharedDatabase();
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-admin-'));
  await database.db.execute(sql`truncate accounts, operations cascade`);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `npm run admin -- …` in this process; `password` is the input typed. */
async function admin(args: string[], password = '') {
  const lines: string[] = [];
  const opened: (() => Promise<void>)[] = [];
  const askPassword = async () =>
    password || Promise.reject(new OperatorError('no password was given'));
  const message = await operatorMessageOf(async () => {
    const run = parseAdminCommand(args) ?? expect.fail('invalid arguments');
    await run({
      settings: readSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir }),
      log: pino({ level: 'silent' }),
      onEnd: (close) => opened.push(close),
      say: (line) => lines.push(line),
      askPassword,
    });
  });
  for (const close of opened.toReversed()) await close();
  return { code: message ? 1 : 0, output: message ?? lines.join('\n') };
}

/** Runs the command in its own process with `input` as its standard input. */
async function adminProcess(
  args: string[],
  input = '',
  environment = { DATABASE_URL: database.url },
) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: dataDir,
    env: { ...INHERITED, DATA_DIR: dataDir, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  child.stdin.end(input);
  const code = await new Promise((done) => child.once('close', done));
  return { code, output: output.trim() };
}

const account = () => findAccount(database.db, EMAIL);
const addLayla = () => admin(['add', EMAIL, '--password-stdin'], `${PASSWORD}\n`);

test('add creates an editor with the first line of the input as the password', async () => {
  const made = await adminProcess(
    ['add', 'Layla@Example.com', '--password-stdin'],
    `${PASSWORD}\r\nmore\n`,
  );
  expect(made).toEqual({ code: 0, output: `${EMAIL} may sign in at /admin/login.` });
  const { passwordHash, isAdmin } = (await account()) ?? expect.fail('no account');
  expect(isAdmin).toBe(true);
  expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
});

test('grant and withdraw change the admin claim and are recorded in the history', async () => {
  await admin(['add', EMAIL, '--no-claim', '--password-stdin'], PASSWORD);
  expect(await account()).toMatchObject({ isAdmin: false });
  expect((await admin(['grant', EMAIL])).code).toBe(0);
  expect(await account()).toMatchObject({ isAdmin: true });
  expect((await admin(['withdraw', EMAIL])).code).toBe(0);
  expect(await account()).toMatchObject({ isAdmin: false });

  const { output } = await admin(['history']);
  const may = '{"isAdmin":true,"disabledAt":null,"publicName":null}';
  const mayNot = '{"isAdmin":false,"disabledAt":null,"publicName":null}';
  expect(output.split('\n').map((line) => line.split('  '))).toEqual(
    [
      `admin withdraw ${EMAIL} {"before":${may},"after":${mayNot}}`,
      `admin grant ${EMAIL} {"before":${mayNot},"after":${may}}`,
      `admin add ${EMAIL} {"before":null,"after":${mayNot}}`,
    ].map((what) => [expect.stringMatching(/^\d{4}-.*Z$/), operator(), what]),
  );
});

test('history escapes control characters of recorded file names', async () => {
  const whom = 'a\x1b[2J\x9b31m\u202etxt';
  await recordOperation(database.db, { by: 'x', what: 'data import', whom });
  const { output } = await admin(['history']);
  expect(output).toContain(String.raw`data import a\u001b[2J\u009b31m\u202etxt`);
});

test('an operator error is one line with control characters escaped', async () => {
  const message = await operatorMessageOf(async () => {
    throw new OperatorError('a\x1b[2J\x9b31m\u202e\nb cannot be read');
  });
  expect(message).toBe(String.raw`tabayyan: a\u001b[2J\u009b31m\u202e b cannot be read`);
});

test('list prints all accounts', async () => {
  expect(await admin(['list'])).toEqual({
    code: 0,
    output: 'There are no accounts. Add one: npm run admin -- add you@example.com',
  });
  await addLayla();
  await admin(['add', 'omar.the.second@example.com', '--no-claim'], PASSWORD);
  await admin(['disable', EMAIL]);
  const { output } = await admin(['list']);
  expect(output.replaceAll(/2\d{3}-\d\d-\d\d/g, 'DAY').split('\n')).toEqual([
    'layla@example.com            admin, made DAY, disabled DAY',
    'omar.the.second@example.com  without the admin claim, made DAY',
  ]);
  expect(/\d{4}-\d\d-\d\d/.exec(output)?.[0]).toEqual(thisDay());
});

test('name refuses hidden characters in a public name', async () => {
  await addLayla();
  expect(await admin(['name', EMAIL, 'Lay\u200bla'])).toEqual({
    code: 1,
    output:
      'tabayyan: this name has invisible characters: U+200B (zero width space) between “Lay” and “la”',
  });
  expect((await account())?.publicName).toBeNull();
  expect((await admin(['name', EMAIL, 'Layla'])).code).toBe(0);
});

test('disable, enable and password change an account and are recorded without the password', async () => {
  await addLayla();
  await admin(['disable', EMAIL]);
  expect((await account())?.disabledAt).toBeInstanceOf(Date);
  await admin(['enable', EMAIL]);
  expect((await account())?.disabledAt).toBeNull();
  await admin(['password', EMAIL, '--password-stdin'], 'another battery staple');
  const operations = await listOperations(database.db, 10);
  expect(operations.map(({ what }) => what)).toEqual(
    ['password', 'enable', 'disable', 'add'].map((command) => `admin ${command}`),
  );
  expect(JSON.stringify(operations)).not.toMatch(/staple|argon2/);
  const { passwordHash } = (await account()) ?? expect.fail('no account');
  expect(await isPassword('another battery staple', passwordHash)).toBe(true);
});

describe('an invalid command prints one line, changes nothing and fails:', () => {
  test.each([
    ['an invalid address', ['add', 'layla'], PASSWORD, 'this is not an e-mail address'],
    [
      'a short password',
      ['add', EMAIL],
      'x7#x7#x',
      'The password must have at least 8 characters.',
    ],
    ['a common password', ['add', EMAIL], 'password123', 'one of the most common'],
    ['the name as the password', ['add', EMAIL], 'layla.1984', 'little more than the e-mail'],
    ['no password', ['add', EMAIL], '', 'no password was given'],
    ['an unknown account', ['disable', EMAIL], '', `there is no account for ${EMAIL}`],
  ])('%s', async (_, args, input, reason) => {
    const { code, output } = await admin(args, input);
    expect(code).toBe(1);
    expect(output).toMatch(/^tabayyan: [^\n]*$/);
    expect(output).toContain(reason);
    if (input) expect(output).not.toContain(input);
    expect(await hasAccounts(database.db)).toBe(false);
  });

  test('an address that has an account', async () => {
    await addLayla();
    const { code, output } = await admin(['add', EMAIL], 'another battery staple');
    expect([code, output]).toEqual([
      1,
      `tabayyan: there is an account for ${EMAIL} already; \`password\` gives it a new password`,
    ]);
  });
});

test('invalid arguments print the usage', async () => {
  const wrong = [[], ['add'], ['add', EMAIL, '--force'], ['revoke', EMAIL, '--password-stdin']];
  for (const args of wrong) expect(parseAdminCommand(args)).toBeNull();
  const { code, output } = await adminProcess(['add', EMAIL, '--force'], PASSWORD);
  expect(code).toBe(1);
  expect(output).toMatch(/^Usage: npm run admin/);
});

test('admin works with and without a server on the same folder, and leaves no process running', async () => {
  const embedded = { DATABASE_URL: '' };
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrate(server.url);
  // A piped password needs no --password-stdin.
  expect((await adminProcess(['add', EMAIL], PASSWORD, embedded)).code).toBe(0);
  const { db, close } = connect(server.url, { connections: 1 });
  expect(await findAccount(db, EMAIL)).toMatchObject({ isAdmin: true });
  await close();
  await server.stop();
  expect((await adminProcess(['list'], '', embedded)).output).toContain(EMAIL);
  await expect(rm(join(dataDir, 'pg/postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' });
});

// `script` provides a terminal.
const hasScript = /util-linux/.test(
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout,
);

describe.skipIf(!hasScript)('admin add on a terminal', () => {
  async function onTerminal(args: string[], answers: string[]) {
    const command = [process.execPath, RUN, 'admin', ...args].map((arg) => `'${arg}'`).join(' ');
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir },
    });
    let shown = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown += text;
      // One answer per prompt.
      if (/: $/.test(text) && answers.length > 0) child.stdin.write(answers.shift() ?? '');
    });
    const code = await new Promise((done) => child.once('close', done));
    return { code, shown };
  }

  test('prompts twice for the password without echo', async () => {
    const typed = `${PASSWORD}!\x7f\r`;
    const { code, shown } = await onTerminal(['add', EMAIL], [typed, typed]);
    expect(shown.replaceAll('\r', '')).toBe(
      `Password (not shown): \nRepeat the password: \n${EMAIL} may sign in at /admin/login.\n`,
    );
    expect(code).toBe(0);
    const { passwordHash } = (await account()) ?? expect.fail('no account');
    expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
  });

  test('two different passwords, Ctrl-C and Ctrl-D change nothing', async () => {
    const [differing, ...ended] = await Promise.all(
      [[`${PASSWORD}\r`, 'correct horse battery stable\r'], ['corr\x03'], ['\x04']].map((answers) =>
        onTerminal(['add', EMAIL], answers),
      ),
    );
    expect(differing).toMatchObject({
      code: 1,
      shown: expect.stringContaining('passwords differ'),
    });
    for (const each of ended) {
      const shown = expect.stringContaining('nothing was changed');
      expect(each).toMatchObject({ code: 1, shown });
    }
    expect(await hasAccounts(database.db)).toBe(false);
  });
});
