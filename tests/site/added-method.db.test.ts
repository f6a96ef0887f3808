import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDatabase } from '#tests/rig/database.ts';
import { freePort } from '#tests/rig/processes.ts';
import { copySources } from '#tests/rig/source-copy.ts';

// A new version of the method needs only its file, its import and its line.
const FILE = resolve(import.meta.dirname, '../fixtures/added-method.ts');
const IMPORT = "import { METHOD_2 } from './version-2.ts';\n";
const LINE = '  METHOD_2,\n';

const SCRIPT = resolve(import.meta.dirname, '../fixtures/rule-by-current-method.ts');
/** Two coins, one ruled here by the first version and one by the second. */
const [RULED_BY_FIRST, RULED_BY_SECOND] = ['solana', 'litecoin'];
const CUT_OFF = { MARKET_URL: 'http://127.0.0.1:9', NEWS_FEEDS: ',', LOG_LEVEL: 'info' };

const PATHS = [
  ...['/', '/cryptocurrencies', '/exchange', '/changes', '/changes.atom'],
  ...['bitcoin', 'solana', 'tether'].map((id) => `/coin/${id}`),
  ...['binance', 'coinbase'].map((id) => `/exchange/${id}`),
  '/compare?ids=bitcoin,solana',
].flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);

let copy = '';
let environment: NodeJS.ProcessEnv = {};
let origin = '';
let server: ChildProcess | null = null;
let closeDatabase = async () => {};
let removeCopy = async () => {};
let before: Map<string, string>;
let after: Map<string, string>;

beforeAll(async () => {
  ({ folder: copy, remove: removeCopy } = await copySources());
  await cp(SCRIPT, join(copy, 'script.ts'));
  const { url, close } = await newDatabase('starter');
  closeDatabase = close;
  const port = String(await freePort());
  environment = {
    ...{ ...process.env, ...CUT_OFF },
    ...{ PORT: port, DATABASE_URL: url, DATA_DIR: join(copy, 'data') },
  };
  await run('script.ts', 'rule', RULED_BY_FIRST);
  before = await everything();
  await addMethod();
  after = await everything();
}, 180_000);

afterAll(async () => {
  await stop();
  await closeDatabase();
  await removeCopy();
}, 30_000);

describe('with a version of the method that adds a criterion and drops another', () => {
  test('rulings of the first version are shown, served and counted byte for byte as before', () => {
    expect(before.size).toBeGreaterThan(80);
    const differing = [...before.keys()].filter((path) => before.get(path) !== after.get(path));
    expect(differing).toEqual([]);
    expect(wordsOf(before.get(`/en/coin/${RULED_BY_FIRST}`) ?? '', ['Maysir'])).toEqual(['Maysir']);
  });

  test('/methodology has both, the new one first', async () => {
    const words = ['Second audit', 'Version 2,', 'Version 1,'];
    expect(wordsOf(await pageAt('/en/methodology'), words)).toEqual(words);
  });

  test('a new ruling is made, shown, served and hashed by the new version, beside older ones', async () => {
    await run('script.ts', 'rule', RULED_BY_SECOND);
    const words = ['Second audit', 'Second concern'];
    expect(wordsOf(await pageAt(`/en/coin/${RULED_BY_SECOND}`), words)).toEqual(words);
    const { items } = JSON.parse(await pageAt(`/api/coins/${RULED_BY_SECOND}/rulings`));
    expect(items[0].grounds).toMatchObject({ method: '2', proposal: 'haram' });
    const criteria = items[0].grounds.criteria.map(
      (answer: { criterion: string }) => answer.criterion,
    );
    expect(criteria).toContain('audit');
    expect(criteria).not.toContain('maysir');
    const [entry] = JSON.parse(await pageAt('/api/changes')).items;
    expect(entry).toMatchObject({ after: { method: '2' }, digest: items[0].digest });
    expect(entry.before).not.toHaveProperty('method');
    const change = 'Second audit: Unknown, now Second concern';
    expect(wordsOf(await pageAt('/en/changes'), [change])).toEqual([change]);
    const older = `/en/coin/${RULED_BY_FIRST}`;
    expect((await pageAt(older)) === before.get(older)).toBe(true);
  });

  test('a comparison of both versions has the criteria of each', async () => {
    const page = await pageAt(`/en/compare?ids=${RULED_BY_FIRST},${RULED_BY_SECOND}`);
    const words = ['Maysir', 'Second audit'];
    expect(wordsOf(page, words)).toEqual(words);
  });

  test('the ledger verifies, with digests of both', async () => {
    expect(await run('cli/data.ts', 'verify')).toMatch(/the last entry is/);
  });
});

/** The visible words of a page, without its scripts. */
function wordsOf(page: string, words: string[]): string[] {
  const shown = page.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '');
  return words.filter((word) => shown.includes(word));
}

/** Every address that shows a ruling of the first version. */
async function everything(): Promise<Map<string, string>> {
  await start();
  const answers = new Map<string, string>();
  for (const path of PATHS) answers.set(path, await pageAt(path));
  for (const collection of ['coins', 'exchanges']) {
    const list = await pageAt(`/api/${collection}?limit=100`);
    answers.set(collection, list);
    const ids: string[] = JSON.parse(list).items.map(({ id }: { id: string }) => id);
    for (const id of ids) {
      const path = `/api/${collection}/${id}/rulings`;
      answers.set(path, await pageAt(path));
    }
    answers.set(`${collection} count`, await pageAt(`/api/${collection}/count`));
  }
  answers.set('ledger', await pageAt('/api/changes?limit=100'));
  answers.set('history', await run('script.ts', 'history', RULED_BY_FIRST));
  answers.set('verify', await run('cli/data.ts', 'verify'));
  return answers;
}

async function addMethod(): Promise<void> {
  await cp(FILE, join(copy, 'domain/method/version-2.ts'));
  const path = join(copy, 'domain/method/method.ts');
  const methods = await readFile(path, 'utf8');
  const withLine = methods.replace(/^ {2}METHOD_1,\n/m, (line) => LINE + line);
  expect(withLine).not.toBe(methods);
  await writeFile(path, IMPORT + withLine);
}

async function start(): Promise<void> {
  await stop();
  server = spawn(process.execPath, ['cli/dev.ts'], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await readOrigin(server);
}

async function stop(): Promise<void> {
  if (server?.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

// Reads to the end: a server blocks if its output is not read.
function readOrigin({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    stdout?.on('data', (chunk) => {
      output += String(chunk);
      const [, address] = /ready, reloading as you edit: (http:\S+?)"/.exec(output) ?? [];
      if (address) resolve(address);
    });
    stdout?.once('end', () => reject(new Error(`the server did not start: ${output}`)));
  });
}

async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: copy,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

async function pageAt(path: string): Promise<string> {
  const answer = await fetch(origin + path);
  const text = await answer.text();
  expect(answer.status, `${path}: ${text.slice(0, 500)}`).toBe(200);
  return text.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
}
