import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Browser, type ConsoleMessage, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, settled } from '#tests/browser/browser.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { ROOT } from '#tests/rig/processes.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

// A copy of the built server whose pages insert a text as markup, before and between the site's own scripts: the content
// security policy has to contain such a defect. React skips elements in head and body that are not its own.

const HEAD_SCRIPT = /\(0, ([\w.]+)\)\(InlineScript, \{ script: isAdmin \?/;
const BODY_SCRIPT = /\(0, ([\w.]+)\)\(InlineScript, \{ script: follow_scroll_default \}/;
const shown = (tag: string, place: string) => (script: string, jsx: string) =>
  `(0, ${jsx})('${tag}', { dangerouslySetInnerHTML: { __html: globalThis.planted?.${place} ?? '' } }), ${script}`;

const RUN = 'window.planted = true';
const PLAIN = `<script>${RUN}</script>`;
const PLANTED: [name: string, markup: string][] = [
  ['a script', PLAIN],
  ['a script in capitals', `<SCRIPT>${RUN}</SCRIPT>`],
  ['a script with an empty nonce', `<script nonce="">${RUN}</script>`],
  ['a script with a guessed nonce', `<script nonce=x>${RUN}</script>`],
  ['a script with a nonce as long as ours', `<script nonce="${'A'.repeat(22)}">${RUN}</script>`],
  ['a module', `<script type="module">${RUN}</script>`],
  ['a script with a line end in its tag', `<script\n>${RUN}</script\n>`],
  ['a script behind the end of another', `</script>${PLAIN}`],
  ['a script whose end tag has an attribute', `<script>${RUN}</script x>`],
  ['a script that pretends to hold another', `<script>${RUN};'<!--'</script>-->`],
  ['a script in a picture', `<svg><script>${RUN}</script></svg>`],
  ['a script from an address that holds it', `<script src="data:text/javascript,${RUN}"></script>`],
  ['an event of an element', `<img src="data:," onerror="${RUN}">`],
];
/** Most browsers do not run these without the policy either. The policy must not allow parts of them. */
const INERT: [name: string, markup: string][] = [
  ['a script in an attribute', `<a title="${PLAIN}">`],
  ['a script that extends into a script of the site', `<script>${RUN};//`],
  ['an attribute that never ends', `<a title="${RUN}`],
  [
    'a tag that swallows the attributes of a script of the site',
    `<script id="planted" title="${RUN}`,
  ],
];

/** A short page. */
const PATH = '/en/about';

let site: Site;
let browser: Browser;
let guarded: Page;
let unguarded: Page;
let removeCopy = async () => {};

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-planted-'));
  removeCopy = () => rm(folder, { recursive: true });
  const build = join(folder, 'build');
  await cp(join(ROOT, 'build/server'), join(build, 'server'), { recursive: true });
  for (const part of ['build/client', 'node_modules', 'package.json']) {
    await symlink(join(ROOT, part), join(folder, part));
  }
  await showPlanted(join(build, 'server/index.js'));
  site = await startSite('starter', { build });
  const { executablePath, args } = inject('chromium');
  browser = await chromium.launch({ executablePath, args });
  const { email, token } = await signedInEditor(site);
  [guarded, unguarded] = await Promise.all([
    newEditorsPage({ email, token }),
    newEditorsPage({ email, token, bypassCSP: true }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await removeCopy();
});

describe('a planted script in a page:', () => {
  test.each(PLANTED)('%s is blocked by the policy', async (_, markup) => {
    await plant({ head: markup, body: markup });
    const [without, withPolicy] = await Promise.all([visit(unguarded, PATH), visit(guarded, PATH)]);
    expect(without).toMatchObject({ hasRun: true });
    expect(withPolicy).toMatchObject({ hasRun: false });
  });

  test.each(INERT)('%s does not run', async (_, markup) => {
    for (const place of ['head', 'body']) {
      await plant({ [place]: markup });
      expect(await visit(guarded, PATH), place).toMatchObject({ hasRun: false });
    }
  });
});

describe('only the site’s own scripts run', () => {
  test.each([
    ['a public page', PATH, 200],
    ['a public page from memory', PATH, 200],
    ['an unknown page', '/en/nowhere', 404],
    ['an unknown coin', '/en/coin/nothing', 404],
    ['the description of the API', '/en/api', 200],
    ['the sign-in', '/admin/login', 200],
    ['the dashboard', '/admin/dashboard', 200],
    ['a form', '/admin/coins/edit/bitcoin', 200],
    ['a page that failed', '/en/exchange/binance', 503],
  ])('on %s', async (name, path, status) => {
    if (!name.includes('memory')) await plant({ head: PLAIN, body: PLAIN });
    if (status === 503) await closeDatabase(site.db);
    const seen = await visit(guarded, path, { isUsed: true });
    expect(seen).toEqual({ status, hasRun: false, isLight: true, violations: 2 });
  });
});

async function showPlanted(path: string): Promise<void> {
  const source = await readFile(path, 'utf8');
  const changed = source
    .replace(HEAD_SCRIPT, shown('noscript', 'head'))
    .replace(BODY_SCRIPT, shown('div', 'body'));
  expect(changed.split('globalThis.planted')).toHaveLength(3);
  await writeFile(path, changed);
}

async function newEditorsPage({
  email,
  token,
  bypassCSP = false,
}: {
  email: string;
  token: string;
  bypassCSP?: boolean;
}): Promise<Page> {
  const context = await browser.newContext({ bypassCSP, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'tabayyan-session', value: token, url: site.url }]);
  await context.addInitScript((email) => {
    if (location.protocol === 'about:') return;
    const stored = { darkMode: 'false', adminAuthenticated: 'true', adminEmail: email };
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, email);
  return context.newPage();
}

/** Inserts markup into all pages. The site runs in this process. */
async function plant({ head = '', body = '' }: { head?: string; body?: string }): Promise<void> {
  Object.assign(globalThis, { planted: { head: `</noscript>${head}`, body } });
  await site.db.execute(sql`notify listings`);
  await site.changes.caughtUp();
}

/** The effects of opening a page; with `isUsed` also of its hydration. */
async function visit(page: Page, path: string, { isUsed = false } = {}) {
  let violations = 0;
  const count = (message: ConsoleMessage) => {
    if (/Content Security Policy/.test(message.text())) violations += 1;
  };
  page.on('console', count);
  const answer = await page.goto(site.url + path);
  if (isUsed) await hydrated(page);
  else await settled(page);
  const state = await stateOf(page);
  page.off('console', count);
  return { status: answer?.status(), ...state, violations };
}

function stateOf(page: Page): Promise<{ hasRun: boolean; isLight: boolean }> {
  return page.evaluate(() => ({
    hasRun: 'planted' in window && window.planted === true,
    isLight: document.body.classList.contains('light-mode'),
  }));
}
