import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { CURRENT_METHOD, METHODS } from '#domain/method/method.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { freePort } from '#tests/rig/processes.ts';
import { copySources } from '#tests/rig/source-copy.ts';

// A new language and a new version of the method need only a file and its line, as CONTRIBUTING.md says.

const TEXTS = `import { en, type Text } from './text.en.ts';
const LETTERS = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };
const accent = (text: string) =>
  \`[\${text.replace(/[aeiou]/gi, (letter) => LETTERS[letter as keyof typeof LETTERS])}]\`;
const translated = (value: any): any => {
  if (typeof value === 'string') return accent(value);
  if (typeof value === 'function') return (...values: unknown[]) => accent(value(...values));
  if (Array.isArray(value)) return value.map(translated);
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, translated(text)]));
};
export const qps: Text = translated(en);
`;

/** The two versions that are added, one after the other, and the word before the names that each gives. */
const [NEXT, LATER] = [1, 2].map((step) => String(Number(CURRENT_METHOD.version) + step)) as [
  string,
  string,
];
const WORD_OF: Record<string, string> = { [NEXT]: 'Third', [LATER]: 'Fourth' };
const FIXTURES = resolve(import.meta.dirname, '../fixtures');
/** Coins that are ruled here before a version is added, after the first and after the second. */
const [RULED_BEFORE, RULED_AFTER, RULED_LATER] = ['solana', 'litecoin', 'dogecoin'];
const RELOAD_TIMEOUT_MS = 60_000;
const CUT_OFF = { MARKET_URL: 'http://127.0.0.1:9', NEWS_FEEDS: ',', LOG_LEVEL: 'info' };

/** Each page that shows rulings, in either language. */
const PATHS = [
  ...['/', '/en/cryptocurrencies', '/exchange', '/en/changes', '/changes.atom'],
  ...['/coin/bitcoin', '/en/coin/bitcoin', `/en/coin/${RULED_BEFORE}`],
  ...['/exchange/binance', '/en/exchange/coinbase', '/compare?ids=bitcoin,solana'],
];

/** English interface texts that no listing contains by chance. */
const SENTENCES = Object.values(en.nav)
  .concat(en.footer.about, en.verdict.notAFatwa, en.rating.none, en.skipToContent, en.description)
  .filter((text) => text.length > 12);

let copy = '';
let environment: NodeJS.ProcessEnv = {};
let origin = '';
let server: ChildProcess | null = null;
let said = '';
/** Statuses and errors of responses before the server was ready. */
let early: (number | string)[] = [];
let closeDatabase = async () => {};
let removeCopy = async () => {};
/** The responses before and after the new version of the method was added. */
let before: Map<string, string>;
let after: Map<string, string>;

beforeAll(async () => {
  ({ folder: copy, remove: removeCopy } = await copySources());
  await cp(join(FIXTURES, 'rule-by-current-method.ts'), join(copy, 'script.ts'));
  await writeFile(join(copy, 'app/i18n/text.qps.ts'), TEXTS);
  await addLine('app/i18n/languages.ts', {
    imported: "import { qps } from './text.qps.ts';\n",
    line: "  qps: { name: 'Psèudo', direction: 'ltr', locale: 'en-GB', text: qps },\n",
    after: /^ {2}en: .*\n/m,
  });
  const { url, close } = await newDatabase('starter');
  closeDatabase = close;
  const port = await freePort();
  environment = {
    ...process.env,
    ...CUT_OFF,
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: join(copy, 'data'),
  };
  const historyBefore = await run('script.ts', 'rule', RULED_BEFORE);
  const started = start();
  [, early] = await Promise.all([started, answersUntil(started, port)]);
  before = (await everything()).set('history', historyBefore);

  await addVersion(NEXT);
  const history = await run('script.ts', 'history', RULED_BEFORE);
  after = (await everything()).set('history', history);
}, 180_000);

afterAll(async () => {
  await stop();
  await closeDatabase();
  await removeCopy();
}, 30_000);

describe('with a third language', () => {
  test('the compiler names no other place', async () => {
    const settings = {
      extends: './tsconfig.json',
      include: ['app/**/*', 'http/**/*', '.react-router/types/**/*'],
      exclude: ['**/*test.*', '**/*.mutants.ts'],
    };
    await writeFile(join(copy, 'compiled.json'), JSON.stringify(settings));
    expect((await readdir(join(copy, '.react-router/types'))).length).toBeGreaterThan(0);
    await run('node_modules/typescript/bin/tsc', '--project', 'compiled.json', '--noEmit');
  }, 120_000);

  test.each([
    ['/qps', en.home.heroTitle],
    ['/qps/cryptocurrencies', en.coins.title],
    ['/qps/exchange', en.exchanges.title],
    ['/qps/markets', en.markets.title],
    ['/qps/news', en.news.title],
    ['/qps/coin/bitcoin', en.listing.about],
  ])(
    '%s is in it, and leads to nothing but it',
    async (path, text) => {
      const page = await pageAt(path);
      expect(page).toMatch(/<html lang="qps" dir="ltr"/);
      expect(page).toContain(accented(text));
      for (const english of SENTENCES) expect(page).not.toContain(english);
      const links = [...page.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)];
      const away = links.filter(([tag]) => !tag.includes('data-language-toggle'));
      expect(away.length).toBeGreaterThan(5);
      for (const [, to] of away) expect(to).toMatch(/^\/(qps|admin)(?=[/?#]|$)/);
    },
    60_000,
  );

  test('missing texts of a listing are in English, with their language marked', async () => {
    const page = await pageAt('/qps/coin/bitcoin');
    expect(page).toContain(accented(en.listing.inEnglish));
    expect(page).toMatch(/<div lang="en" dir="ltr">/);
  });

  test.each([
    ['/coin/bitcoin', 'ar', ['/en/coin/bitcoin', '/qps/coin/bitcoin']],
    ['/en/coin/bitcoin', 'en', ['/ar/coin/bitcoin', '/qps/coin/bitcoin']],
    ['/qps/coin/bitcoin', 'qps', ['/ar/coin/bitcoin', '/en/coin/bitcoin']],
  ])(
    '%s links to the other languages, for readers and for search engines',
    async (path, language, others) => {
      const page = await pageAt(path);
      expect(page).toContain(`<html lang="${language}"`);
      const toggles = [...page.matchAll(/<a [^>]*data-language-toggle[^>]*>/g)].map(([tag]) => tag);
      expect(toggles.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(others);
      const alternates = [
        ...page.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
      ];
      expect(alternates.map(([, code, address]) => [code, address?.replace(origin, '')])).toEqual([
        ['ar', '/coin/bitcoin'],
        ['en', '/en/coin/bitcoin'],
        ['qps', '/qps/coin/bitcoin'],
        ['x-default', '/coin/bitcoin'],
      ]);
    },
  );

  test('missing pages are reported in it', async () => {
    const answer = await fetch(`${origin}/qps/nowhere`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(accented(en.errors.notFound));
  });
});

test('in development React starts by itself, after the hot-reload runtime', async () => {
  const [, plan = ''] = /<script id="hydration"[^>]*>([^<]*)/.exec(await pageAt('/en')) ?? [];
  expect(JSON.parse(plan)).toMatchObject({ when: 'now', reload: expect.stringMatching(/^\//) });
});

test('the development server responds while it starts', () => {
  expect(early).toContain(503);
  expect(early).not.toContain('TimeoutError');
});

describe('with a version of the method that adds a criterion and drops another', () => {
  test('rulings of earlier versions are shown, served and counted byte for byte as before', () => {
    expect(before.size).toBeGreaterThan(25);
    const differing = [...before.keys()].filter((path) => before.get(path) !== after.get(path));
    expect(differing).toEqual([]);
    expect(wordsOf(before.get(`/en/coin/${RULED_BEFORE}`) ?? '', ['Maysir'])).toEqual(['Maysir']);
  });

  test('/methodology has both, the new one first', async () => {
    const page = await pageAt('/en/methodology');
    expect(wordsOf(page, ['Third audit'])).toEqual(['Third audit']);
    const versions = [NEXT, ...METHODS.map(({ version }) => version)];
    const places = versions.map((version) => page.indexOf(`Version ${version},`));
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('a new ruling is made, shown, served and hashed by the new version, beside older ones', async () => {
    const [{ grounds: earlier }] = await rulingsOf(RULED_AFTER);
    await run('script.ts', 'rule', RULED_AFTER);
    const words = ['Third audit', 'Third refused'];
    expect(wordsOf(await pageAt(`/en/coin/${RULED_AFTER}`), words)).toEqual(words);
    const [{ grounds, digest }] = await rulingsOf(RULED_AFTER);
    expect(grounds).toMatchObject({ method: NEXT, proposal: 'haram' });
    const criteria = grounds.criteria.map((answer: { criterion: string }) => answer.criterion);
    expect(criteria).toContain('audit');
    expect(criteria).not.toContain('maysir');
    const [entry] = JSON.parse(await pageAt('/api/changes')).items;
    const [was, is] = [{ method: earlier.method }, { method: NEXT }];
    expect(entry).toMatchObject({ before: was, after: is, digest });
    const change = 'Third audit (new question): Third refused';
    expect(wordsOf(await pageAt('/en/changes'), [change])).toEqual([change]);
    const older = `/en/coin/${RULED_BEFORE}`;
    expect((await pageAt(older)) === before.get(older)).toBe(true);
  });

  test('a comparison of both versions has the criteria of each', async () => {
    const page = await pageAt(`/en/compare?ids=${RULED_BEFORE},${RULED_AFTER}`);
    const words = ['Maysir', 'Third audit'];
    expect(wordsOf(page, words)).toEqual(words);
  });

  test('the ledger verifies, with digests of both', async () => {
    expect(await run('cli/data.ts', 'verify')).toMatch(/the last entry is/);
  });

  test('a version after it leaves its rulings as they are', async () => {
    const paths = [`/en/coin/${RULED_AFTER}`, `/api/coins/${RULED_AFTER}/rulings`, '/en/changes'];
    const shown = () => Promise.all(paths.map(pageAt));
    const earlier = await shown();
    await addVersion(LATER);
    expect(await shown()).toEqual(earlier);
    await run('script.ts', 'rule', RULED_LATER);
    const words = ['Fourth audit', 'Fourth refused'];
    expect(wordsOf(await pageAt(`/en/coin/${RULED_LATER}`), words)).toEqual(words);
    expect(await run('cli/data.ts', 'verify')).toMatch(/the last entry is/);
  }, 120_000);
});

/** The visible words of a page, without its scripts. */
function wordsOf(page: string, words: string[]): string[] {
  const shown = page.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '');
  return words.filter((word) => shown.includes(word));
}

/** Addresses that show rulings of an earlier version, with those of one listing in five. */
async function everything(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of PATHS) answers.set(path, await pageAt(path));
  for (const collection of ['coins', 'exchanges']) {
    const list = await pageAt(`/api/${collection}?limit=100`);
    answers.set(collection, list);
    const ids: string[] = JSON.parse(list).items.map(({ id }: { id: string }) => id);
    for (const id of ids.filter((_, at) => at % 5 === 0)) {
      const path = `/api/${collection}/${id}/rulings`;
      answers.set(path, await pageAt(path));
    }
    answers.set(`${collection} count`, await pageAt(`/api/${collection}/count`));
  }
  answers.set('ledger', await pageAt('/api/changes?limit=100'));
  return answers;
}

async function rulingsOf(id: string) {
  return JSON.parse(await pageAt(`/api/coins/${id}/rulings`)).items;
}

/** Adds a version of the method and waits until the development server, which reloads edited files, has it. */
async function addVersion(version: string): Promise<void> {
  const added = await readFile(join(FIXTURES, 'added-method.ts'), 'utf8');
  await writeFile(
    join(copy, `domain/method/version-${version}.ts`),
    added
      .replaceAll('NEXT_METHOD', `METHOD_${version}`)
      .replace("'NEXT'", `'${version}'`)
      .replaceAll('Third', WORD_OF[version] ?? ''),
  );
  await addLine('domain/method/method.ts', {
    imported: `import { METHOD_${version} } from './version-${version}.ts';\n`,
    line: `  METHOD_${version},\n`,
    after: /^export const METHODS\b.*\n/m,
  });
  // The server answers 503 while a file is half written.
  const isLoaded = async () => {
    const page = await fetch(`${origin}/en/methodology`).then((answer) => answer.text());
    return page.replaceAll('<!-- -->', '').includes(`Version ${version},`);
  };
  await vi.waitUntil(isLoaded, { timeout: RELOAD_TIMEOUT_MS, interval: 250 });
}

/** Adds a line and its import to a file of the copy. */
async function addLine(
  file: string,
  { imported, line, after }: { imported: string; line: string; after: RegExp },
): Promise<void> {
  const path = join(copy, file);
  const source = await readFile(path, 'utf8');
  const withLine = source.replace(after, (found) => found + line);
  expect(withLine).not.toBe(source);
  await writeFile(path, imported + withLine);
}

async function answersUntil(ready: Promise<void>, port: number): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  ready.then(end, end);
  while (!isOver) {
    const signal = AbortSignal.timeout(30_000);
    const pending = fetch(`http://127.0.0.1:${port}/readyz`, { signal });
    answers.push(
      await pending.then(
        ({ status }) => status,
        ({ name }) => name,
      ),
    );
    await sleep(20);
  }
  return answers;
}

/** Starts the development server and waits until it is ready. */
async function start(): Promise<void> {
  const child = spawn(process.execPath, ['cli/dev.ts'], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  said = '';
  origin = await new Promise((resolve, reject) => {
    // Reads to the end: a server fails once its output is no longer read.
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = /ready, reloading as you edit: (http:\S+?)"/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.stdout.once('end', () => reject(new Error(`the server did not start: ${said}`)));
  });
}

async function stop(): Promise<void> {
  if (server?.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
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

function accented(text: string): string {
  const letters: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
  const capitals = { A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };
  const accents: Record<string, string> = { ...letters, ...capitals };
  return `[${text.replace(/[aeiou]/gi, (letter) => accents[letter] ?? letter)}]`;
}
