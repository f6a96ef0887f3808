import { type Browser, chromium, type Page } from 'playwright-core';
import { startServer } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { connect } from '#db/client.ts';
import { addRecorded } from '#domain/listing/change/save.ts';
import { slugOf } from '#domain/listing/change/slug.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { findChromium } from '#tests/browser/chromium.ts';
import { atEnd } from '#tests/rig/processes.ts';
import { compareSites, type RequestPair, type SiteAccess } from '#tests/samples/compare-sites.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import {
  addressesWithTexts,
  type FieldText,
  harmless,
  hostile,
  listingWithTexts,
  PAYLOADS,
  TEXT_FIELD_NAMES,
} from '#tests/samples/hostile-markup.ts';
import { startHostileUpstream, waitForAnswers } from '#tests/samples/hostile-upstream.ts';
import { inspect } from '#tests/samples/inspect-pages.ts';
import type { PageRequest } from '#tests/samples/page-requests.ts';

const ADDRESSES = Object.keys(addressesWithTexts(harmless, 0));
const AT_ONCE = 12;

/** A listing with a payload in a single field; its other fields have words. */
interface Spot {
  kind: Kind;
  id: string;
  field: string;
  number: number;
}

/** A text that differs by field, as the hostile one does: both sites then have the same number of countries. */
const harmlessByField: FieldText = (field, number) => `${harmless(field, number)} too`;

/** Checks every page that shows a payload, before and after hydration, for each payload alone in each field. */
export const hostileMarkup: Trial = {
  tried: `payloads, each alone in each of ${TEXT_FIELD_NAMES.length + ADDRESSES.length} fields of a coin and of an exchange`,
  full: PAYLOADS.length,
  short: 3,
  run: async (payloads, losses) => {
    const step = Math.floor(PAYLOADS.length / payloads);
    const numbers = Array.from({ length: payloads }, (_, n) => n * step);
    const spots = spotsOf(numbers);
    const [attacked, reference] = await Promise.all([
      startSiteWithTexts(spots, hostile),
      startSiteWithTexts(spots, harmlessByField),
    ]);
    const browser = await launch();
    const read = await comparePages(browser, { attacked, reference }, spots, losses);
    const run = await runPages(browser, attacked, spots, losses);
    return {
      times: `${payloads} payloads, ${read} pages read, ${run} run`,
      summary: 'markup was shown as text and changed no element',
    };
  },
};

function spotsOf(numbers: number[]): Spot[] {
  return KINDS.flatMap((kind) =>
    [...TEXT_FIELD_NAMES, ...ADDRESSES].flatMap((field) =>
      numbers.map((number) => ({ kind, field, number, id: slugOf(`${field} ${number}`) })),
    ),
  );
}

async function startSiteWithTexts(spots: Spot[], textFor: FieldText): Promise<SiteAccess> {
  const { fake, environment } = await startHostileUpstream(textFor);
  atEnd(() => fake.refuse());
  const server = await startServer({ environment: { SEED: '0', ...environment } });
  const { db, close } = connect(server.databaseUrl, { connections: 1 });
  for (const { kind, id, field, number } of spots) {
    const isMeant = (name: string) => name === field;
    const only: FieldText = (name, place) => (isMeant(name) ? textFor : harmless)(name, place);
    const plain = addressesWithTexts(harmless, number);
    const addresses = {
      ...plain,
      ...(field in plain && pick(addressesWithTexts(textFor, number), field)),
    };
    const listing = { ...listingWithTexts(only, { kind, id, numbers: [number] }), ...addresses };
    await addRecorded(db, listing, { what: 'added', by: 'editor@example.com' });
  }
  const { cookie } = await signedInEditor({ db });
  await close();
  await waitForAnswers(server.url);
  return { url: server.url, cookie };
}

function pick<T extends object>(all: T, name: string): Partial<T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key === name)) as Partial<T>;
}

async function comparePages(
  browser: Browser,
  sites: { attacked: SiteAccess; reference: SiteAccess },
  spots: Spot[],
  losses: Losses,
): Promise<number> {
  const page = await browser.newPage();
  const pairs: RequestPair[] = [...spots.flatMap(pagesOf), ...listsOf(spots)].map((path) => ({
    hostile: { path },
    harmless: { path },
  }));
  const ids = new Set(spots.map(({ id }) => id));
  // Without markup the pages of all listings have the same elements.
  const nameOf = ({ path }: PageRequest) =>
    path
      .split('/')
      .map((part) => (ids.has(part) ? ':id' : part))
      .join('/');
  const { problems, labels } = await compareSites(page, sites, pairs, { atOnce: AT_ONCE, nameOf });
  for (const problem of problems) losses.add(problem);
  for (const { field, number } of spots) {
    const isText = TEXT_FIELD_NAMES.includes(field);
    losses.expect(!isText || labels.has(`${field} ${number}`), `${field} ${number} is on no page`);
  }
  return pairs.length;
}

function pagesOf({ kind, id }: Spot): string[] {
  const admin = `/admin/${kind}s`;
  return [
    `/${kind}/${id}`,
    `/en/${kind}/${id}`,
    `${admin}/edit/${id}`,
    `${admin}/edit/${id}/history`,
    `${admin}/translations/${id}`,
    `${admin}/delete/${id}`,
    `${admin}/ruling/${id}`,
    `/en/changes?of=${kind}:${id}`,
  ];
}

// Each list from its first page to its last.
function listsOf(spots: Spot[]): string[] {
  const pages = Array.from(
    { length: Math.ceil(spots.length / KINDS.length / 10) },
    (_, n) => n + 1,
  );
  const few = pages.slice(0, 10);
  return [
    ...['', '/en'].flatMap((prefix) => [
      prefix || '/',
      ...pages.flatMap((page) => [
        `${prefix}/cryptocurrencies?page=${page}`,
        `${prefix}/exchange?page=${page}`,
        `${prefix}/?tab=comparison&page=${page}`,
      ]),
      ...few.flatMap((page) => [`${prefix}/markets?page=${page}`, `${prefix}/news?page=${page}`]),
    ]),
    '/admin/dashboard',
    ...KINDS.flatMap((kind) => few.map((page) => `/admin/${kind}s?shown=${page * 20}`)),
  ];
}

async function runPages(
  browser: Browser,
  { url, cookie }: SiteAccess,
  spots: Spot[],
  losses: Losses,
): Promise<number> {
  const context = await browser.newContext();
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript(() => {
    localStorage.setItem('hasVisitedBefore', 'true');
    // Otherwise an Arabic page after an English one redirects to English.
    localStorage.setItem('lang', 'ar');
    localStorage.setItem('adminAuthenticated', 'true');
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    losses.add(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    const isPolicy = /security policy|hydrat/i.test(message.text());
    if (isPolicy) losses.add(`${message.text()} on ${page.url()}`);
  });
  page.on('pageerror', (error) => losses.add(`${error.message} on ${page.url()}`));
  let opened = 0;
  for (const [place, spot] of spots.entries()) {
    const [arabic = '', english = '', edit = ''] = pagesOf(spot);
    for (const path of [place % 2 ? arabic : english, edit]) {
      await openAndRun(page, url + path);
      const [shown] = await inspect(page);
      for (const problem of shown?.problems ?? []) losses.add(`${path}, run: ${problem}`);
      losses.expect(!(await page.evaluate(() => 'hacked' in window)), `a script ran on ${path}`);
      opened += 1;
    }
  }
  return opened;
}

// Pages hydrate at the first interaction.
async function openAndRun(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() =>
    Object.keys(document).some((name) => name.startsWith('__reactContainer$')),
  );
}

async function launch(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  atEnd(() => browser.close());
  return browser;
}
