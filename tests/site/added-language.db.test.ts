import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { freePort } from '#tests/rig/processes.ts';
import { copySources } from '#tests/rig/source-copy.ts';

// A new language needs only a file of texts and its line in languages.ts, as CONTRIBUTING.md says.
const TEXTS = `import { en, type Text } from './text.en.ts';
const LETTERS = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };
const accent = (text) => \`[\${text.replace(/[aeiou]/gi, (letter) => LETTERS[letter])}]\`;
const translated = (value) => {
  if (typeof value === 'string') return accent(value);
  if (typeof value === 'function') return (...values) => accent(value(...values));
  if (Array.isArray(value)) return value.map(translated);
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, translated(text)]));
};
export const qps: Text = translated(en);
`;
const IMPORT = "import { qps } from './text.qps.ts';\n";
const LINE = "  qps: { name: 'Psèudo', direction: 'ltr', locale: 'en-GB', text: qps },\n";

let copy = '';
let server: ChildProcess;
let origin = '';
let said = '';
/** Responses of the server before it was ready. */
let early: (number | string)[] = [];
let closeDatabase = async () => {};
let removeCopy = async () => {};

beforeAll(async () => {
  ({ folder: copy, remove: removeCopy } = await copySources());
  await addLanguage();
  const { url, close } = await newDatabase('starter');
  closeDatabase = close;
  const port = await freePort();
  server = spawn(process.execPath, ['cli/dev.ts'], {
    cwd: copy,
    env: {
      ...{ ...process.env, ...CUT_OFF },
      ...{ PORT: String(port), DATABASE_URL: url, DATA_DIR: join(copy, 'data') },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = readOrigin(server);
  [origin, early] = await Promise.all([ready, answersUntil(ready, port)]);
}, 90_000);

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await closeDatabase();
  await removeCopy();
}, 30_000);

describe('with a third language', () => {
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

/** English interface texts that no listing contains by chance. */
const SENTENCES = Object.values(en.nav)
  .concat(en.footer.about, en.verdict.notAFatwa, en.rating.none, en.skipToContent, en.description)
  .filter((text) => text.length > 12);

const CUT_OFF = {
  MARKET_URL: 'http://127.0.0.1:9',
  NEWS_FEEDS: ',',
  LOG_LEVEL: 'info',
};

async function addLanguage(): Promise<void> {
  await writeFile(join(copy, 'app/i18n/text.qps.ts'), TEXTS);
  const path = join(copy, 'app/i18n/languages.ts');
  const languages = await readFile(path, 'utf8');
  const withLine = languages.replace(/^ {2}en: .*\n/m, (line) => line + LINE);
  expect(withLine).not.toBe(languages);
  await writeFile(path, IMPORT + withLine);
}

// Statuses and names of errors.
async function answersUntil(ready: Promise<string>, port: number): Promise<(number | string)[]> {
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
    await sleepMs(20);
  }
  return answers;
}

// Reads to the end: a server fails once its output is no longer read.
function readOrigin({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdout?.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = /ready, reloading as you edit: (http:\S+?)"/.exec(said) ?? [];
      if (address) resolve(address);
    });
    stdout?.once('end', () => reject(new Error(`it did not start: ${said}`)));
  });
}

async function pageAt(path: string): Promise<string> {
  const answer = await fetch(origin + path).catch(() => null);
  expect(answer?.status, said).toBe(200);
  return ((await answer?.text()) ?? '').replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
}

function accented(text: string): string {
  const letters: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
  const capitals = { A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };
  const accents: Record<string, string> = { ...letters, ...capitals };
  return `[${text.replace(/[aeiou]/gi, (letter) => accents[letter] ?? letter)}]`;
}
