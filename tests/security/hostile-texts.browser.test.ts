import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRecorded } from '#domain/listing/change/save.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { ROUTE_PATHS } from '#tests/requests/route-paths.ts';
import { startSite } from '#tests/rig/site.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { compareSites, type SiteAccess, sendPageRequest } from '#tests/samples/compare-sites.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { harmless, hostile, PAYLOADS, TEXT_FIELD_NAMES } from '#tests/samples/hostile-markup.ts';
import { PLANTED_ADDRESSES } from '#tests/samples/hostile-rulings.ts';
import { startHostileUpstream, waitForAnswers } from '#tests/samples/hostile-upstream.ts';
import { inspect } from '#tests/samples/inspect-pages.ts';
import { saveMeanwhile } from '#tests/samples/listing-form.ts';
import { newListing } from '#tests/samples/listings.ts';
import {
  addListingsWithTexts,
  isPage,
  type PageRequest,
  pageRequests,
} from '#tests/samples/page-requests.ts';
import { EVIDENCE, newGrounds, PASS, POSITION } from '#tests/samples/rulings.ts';

// Two sites that differ only in their texts: `reference` has words where `attacked` has markup.

const browser = openBrowser({
  template: 'empty',
  surround: () => startHostileUpstream(hostile),
  prepare: (site) => addListingsWithTexts(site, hostile),
});

let attacked: SiteAccess;
let reference: SiteAccess;
let stopReference: () => Promise<void>;

beforeAll(async () => {
  const { fake, environment } = await startHostileUpstream(harmless);
  const site = await startSite('empty', { environment, outside: { fetch } });
  stopReference = async () => {
    await site.stop();
    await fake.refuse();
  };
  await addListingsWithTexts(site, harmless);
  reference = { url: site.url, cookie: (await signedInEditor(site)).cookie };
  attacked = { url: browser.site.url, cookie: (await signedInEditor(browser.site)).cookie };
  await Promise.all([waitForAnswers(reference.url), waitForAnswers(attacked.url)]);
});
afterAll(() => stopReference());

const LONG_MS = 90_000;
const shown = new Set<string>();

describe('markup in texts is shown as text and does not change the elements', () => {
  const isForm = ({ fields }: PageRequest) => fields !== undefined;
  const isAdmin = ({ path }: PageRequest) => path.startsWith('/admin');

  test.each<[string, (request: PageRequest) => boolean]>([
    ['of pages of the site', (request) => !isAdmin(request)],
    ['of pages of the admin', (request) => isAdmin(request) && !isForm(request)],
    ['of responses to forms', isForm],
  ])('%s', { timeout: LONG_MS }, async (_, isInPart) => {
    const harmlessRequests = pageRequests(harmless);
    const pairs = pageRequests(hostile).map((request, index) => ({
      hostile: request,
      harmless: harmlessRequests[index] ?? request,
    }));
    const { problems, labels } = await compareSites(
      // Without the policy of a page shown before, which would apply to the parsed ones.
      await browser.newPage({ isNew: true }),
      { attacked, reference },
      pairs.filter(({ hostile }) => isInPart(hostile)),
      // Forms build on each other, so they are sent in order.
      { atOnce: isInPart === isForm ? 1 : 12, nameOf },
    );
    for (const label of labels) shown.add(label);
    expect(problems).toEqual([]);
  });

  test('of any page: each field shows each payload somewhere', () => {
    const missing = [...TEXT_FIELD_NAMES, 'public.name', 'market.name', 'market.symbol']
      .flatMap((field) => [...PAYLOADS.keys()].map((number) => `${field} ${number}`))
      // A ruling has a single reviewer.
      .filter((label) => !/^ruling\.reviewer (?!(?:0|41)$)/.test(label))
      .filter((label) => !shown.has(label));
    expect(missing).toEqual([]);
  });

  test('of any page: every route is visited', () => {
    const paths = pageRequests(hostile).map(({ path }) => path);
    const asPattern = (path: string) => path.replace(/\/:\w+/g, '/[^/]+').replace('*', '.*');
    // In one of the languages.
    const inAny = (path: string) => path.replace(/^\/(ar|en)(?=\/|$)/, '') || '/';
    const visited = paths.map(inAny);
    const isVisited = (path: string) =>
      visited.some((address) => new RegExp(`^${asPattern(inAny(path))}$`).test(address));
    expect(ROUTE_PATHS.filter((path) => isPage(path) && !isVisited(path))).toEqual([]);
  });

  test('of data routes, which have a JSON type and nosniff', async () => {
    const data = ROUTE_PATHS.filter((path) => !isPage(path));
    expect(data.length).toBeGreaterThan(0);
    for (const path of data) {
      const { headers } = await fetch(`${attacked.url}${path}?q=<b>`);
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});

function nameOf({ path, fields }: PageRequest): string {
  return path + JSON.stringify(fields);
}

// Missing picture files, pictures of unreachable hosts and payloads as ids fail.
const failing = [400, 403, 404, 409, 502];

describe('markup in texts does not run after hydration', () => {
  // Each page once, without redirects, pages without texts of others, and routes that only take forms.
  const paths = pageRequests(hostile).flatMap(({ path, fields }) => (fields ? [] : [path]));
  const WITHOUT = [
    /^\/ar|\?/,
    /^(\/en)?\/(crypto|coin|coins|exchanges|about|accessibility|offline)$/,
    /\/translate$|put-back|\/admin\/(images|evidence-title|logout|login\/)/,
    /\/admin\/(headlines|quotes|registers|warnings)\//,
  ];
  const pages = paths.filter((path) => !WITHOUT.some((pattern) => pattern.test(path)));
  const isAdmin = (path: string) => path.startsWith('/admin');
  /** The first and the second page in turn, of every second group with the same components. */
  const some = (paths: string[], nameOf: (path: string) => string) =>
    [...Map.groupBy(paths, nameOf).values()]
      .filter((_, place) => place % 2 === 0)
      .flatMap((same, place) => same[place % same.length] ?? []);

  test('on the site, every second page in Arabic or in English', {
    timeout: LONG_MS,
  }, async () => {
    const page = await browser.newPage({ failing });
    const ofSite = pages.filter((path) => !isAdmin(path));
    const visited = some(ofSite, (path) => path.replace(/^\/en(?=\/|$)/, '') || '/');
    expect(visited.length).toBeGreaterThan(5);
    await openAll(page, combinations(visited, ofSite));
  });

  test('in the admin, every second page of a coin or of an exchange', {
    timeout: LONG_MS,
  }, async () => {
    const { page } = await editorsPage(browser, { failing });
    const ofAdmin = pages.filter(isAdmin);
    const visited = some(ofAdmin, (path) => path.replace(/^\/admin\/(coins|exchanges)/, ''));
    expect(visited.length).toBeGreaterThan(5);
    await openAll(page, combinations(visited, ofAdmin));
    await useForms(page);
  });
});

async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    // The form asks before typed text is lost.
    if (dialog.type() !== 'beforeunload') dialogs.push(dialog.message());
    void dialog.accept();
  });
  for (const path of paths) {
    await open(page, path);
    await expectHarmless(page);
  }
  expect(dialogs).toEqual([]);
}

async function useForms(page: Page): Promise<void> {
  const text = [...PAYLOADS.keys()].map((number) => hostile('en.description', number)).join('\n');
  await open(page, '/admin/coins/add');
  await page.locator('[name="en.description"]').fill(text);
  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await page.getByText('Translated by machine').first().waitFor();
  await expectHarmless(page);

  await open(page, '/admin/exchanges/edit/again');
  await saveMeanwhile(browser.site.db, 'exchange', 'again', {
    country: 'Oman',
    en: { name: hostile('en.name', 3), reason: hostile('en.reason', 4) },
    ar: { name: hostile('ar.name', 5), reason: hostile('ar.reason', 4) },
  });
  await page.locator('[name="en.name"]').fill(hostile('en.name', 6));
  await page.locator('[name="ar.name"]').fill(hostile('ar.name', 7));
  await page.locator('[name="country"]').fill(hostile('country', 8));
  await page.getByRole('button', { name: 'Save Exchange' }).click();
  await page.getByText('saved a change on').waitFor();
  await expectHarmless(page);
}

async function expectHarmless(page: Page): Promise<void> {
  const path = page.url();
  const [shown] = await inspect(page);
  expect(shown?.problems, path).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window), path).toBe(false);
}

test('data with markup has a type and a policy that browsers do not render', async () => {
  const paths = ['/coin/marked.data', '/en/markets.data', '/en/news.data'];
  const ofAdmin = ['/admin/coins.data', '/admin/coins/edit/marked.data', '/admin/dashboard.data'];
  const ofRulings = ['/changes.data', '/en/compare.data?ids=marked,again', '/en/coin/marked.data'];
  const api = ['/api/coins?limit=3', '/api/coins/marked', '/api/markets', '/api/news'];
  const apiOfRulings = ['/api/changes', '/api/exchanges/marked/rulings'];
  const others = ['/admin/ruling.json?kind=coin&id=marked&scope=margin', '/mine/listings.json'];
  for (const path of [...paths, ...ofAdmin, ...ofRulings, ...api, ...apiOfRulings, ...others]) {
    const { status, headers, body } = await sendPageRequest(attacked, { path });
    expect([path, status]).toEqual([path, 200]);
    expect(String(body), path).toMatch(/\[[a-z]+\.[a-z]+ \d+\]/);
    expect(headers, path).toMatchObject({
      'content-type': expect.stringMatching(/^(application\/json|text\/x-script)/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
});

test('markup does not change the elements of badges, feeds and pictures', async () => {
  const page = await browser.newPage({ isNew: true });
  const read = async (site: SiteAccess, path: string) => {
    const { status, headers, body } = await sendPageRequest(site, { path });
    const type = headers['content-type']?.split(';')[0] ?? '';
    // Each kind once: forms have added different entries.
    const names = await page.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, 'application/xml');
      const shapes = [...root.querySelectorAll('*')].map(
        ({ localName, attributes }) => `${localName} ${[...attributes].map(({ name }) => name)}`,
      );
      return [...new Set(shapes)].sort();
    }, String(body));
    return { status, type, names };
  };
  const paths = [
    ...['/feed', '/en/feed', '/changes', '/en/changes'].flatMap((feed) => [`${feed}.atom`]),
    ...KINDS.flatMap((kind) => [`/embed/${kind}/marked.svg?lang=en`, `/embed/${kind}/marked.svg`]),
  ];
  for (const path of paths) {
    const [ours, expected] = [await read(attacked, path), await read(reference, path)];
    expect([path, ours.status]).toEqual([path, 200]);
    expect(ours, path).toEqual(expected);
    expect(ours.names, path).not.toContain('parsererror ');
  }
  for (const path of KINDS.map(
    (kind, place) => `/share/${kind}/marked/${place ? 'ar' : 'en'}.png`,
  )) {
    const { status, headers } = await sendPageRequest(attacked, { path });
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/png']);
  }
});

test('an invalid address in a ruling is no link, and its page still renders', async () => {
  const evidence = PLANTED_ADDRESSES.map((url) => ({ ...EVIDENCE, url }));
  const positions = PLANTED_ADDRESSES.map((url) => ({ ...POSITION, url }));
  const grounds = { ...newGrounds(), criteria: { riba: { ...PASS, evidence } }, positions };
  const planted = newListing({ id: 'planted', grounds });
  await addRecorded(browser.site.db, planted, { what: 'added', by: 'x' });
  const page = await browser.newPage({ isNew: true });
  for (const path of ['/coin/planted', '/en/coin/planted', '/admin/coins/ruling/planted']) {
    const { status, body } = await sendPageRequest(attacked, { path });
    expect([path, status]).toEqual([path, 200]);
    expect(String(body)).toContain(EVIDENCE.quote);
    expect(String(body)).not.toMatch(/href="[^"]*(?:javascript|data|nowhere|evil|https:coin)/);
    const [shown] = await inspect(page, [String(body)]);
    expect(shown?.problems).toEqual([]);
  }
});

test('a search for markup runs nothing and has no results', async () => {
  const page = await browser.newPage();
  for (const words of [
    '</script><script>window.hacked=1</script>nowhere',
    '"onfocus="window.hacked=1" autofocus="',
    'nowhere\u2028<!--',
  ]) {
    const typed = encodeURIComponent(words);
    await open(page, `/en/cryptocurrencies?q=${typed}&category=${typed}`);
    expect(await page.getByRole('searchbox').inputValue()).toBe(words.trim());
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await page.getByText('No results found').waitFor();
  }
});
