import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import type { Database } from '#db/client.ts';
import { editTexts } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { NO_TEXTS } from '#domain/listing/listing.ts';
import type { Site } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { complete } from '#tests/samples/listing-form.ts';
import { newListing } from '#tests/samples/listings.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { open, type openBrowser, type Visitor } from './browser.ts';
import { editorsPage } from './signed-in.ts';

const TEXTS = {
  en: {
    description: 'A thing.',
    pros: 'Fast',
    cons: 'New',
    reason: 'It earns nothing from interest and lends nothing.',
  },
  ar: { name: 'شيء', description: 'وصف', reason: 'سبب' },
};

/** The kinds with their admin paths and labels. */
export const KINDS = [
  { kind: 'coin', path: '/admin/coins', one: 'coin', One: 'Coin' },
  { kind: 'exchange', path: '/admin/exchanges', one: 'exchange', One: 'Exchange' },
] as const;

/** Adds 25 coins (one with doubtful translations, one unreviewed) and two exchanges. */
export async function addManaged({ db }: Pick<Site, 'db'>): Promise<void> {
  await addUnrecorded(db, [
    ...Array.from({ length: 23 }, (_, n) =>
      newListing({ id: `many-${n}`, symbol: `C${n + 1}`, name: `Many ${n}` }),
    ),
    newListing({
      id: 'unruled',
      symbol: 'C24',
      name: 'Unruled',
      category: null,
      texts: { ar: { name: 'إثيريوم' } },
    }),
    newListing({
      id: 'doubtful',
      symbol: 'C25',
      name: 'Doubtful',
      texts: { ...TEXTS, tr: { reason: 'Neden' } },
      doubts: { ar: { description: 'machine', reason: 'stale' }, tr: { reason: 'machine' } },
    }),
    newListing({ kind: 'exchange', id: 'tokyo', symbol: 'C26', name: 'Tokyo', country: 'Japan' }),
    newListing({ kind: 'exchange', id: 'zurich', name: 'Zurich' }),
  ]);
}

/** Adds a listing with the English `name`; returns its id. */
export async function added(db: Database, kind: Kind, name: string): Promise<string> {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const en = { ...TEXTS.en, name };
  await addUnrecorded(db, [newListing({ kind, id, texts: { ...TEXTS, en } })]);
  return id;
}

/** Saves another Arabic reason as another editor. */
export async function changedMeanwhile(
  db: Database,
  { kind, id, by = 'other@example.com' }: { kind: Kind; id: string; by?: string },
  reason: string,
): Promise<void> {
  const stored = await findVersioned(db, kind, id);
  if (!stored) throw new Error(`there is no ${id}`);
  const { texts } = stored.listing;
  const ar = { ...NO_TEXTS, ...texts.ar, reason };
  await editTexts(db, kind, id, { ...texts, ar }, { version: stored.version, by });
}

/** Runs `work` while the database refuses every change of a listing. */
export async function withRefusedChanges(db: Database, work: () => Promise<void>): Promise<void> {
  await db.execute(sql`alter table listing_changes add constraint broken check (false) not valid`);
  try {
    await work();
  } finally {
    await db.execute(sql`alter table listing_changes drop constraint broken`);
  }
}

/** The rows of a manage list. */
export const rows = (page: Page) =>
  page.getByRole('list', { name: /^(Coins|Exchanges)$/ }).locator('> li');

/** The names in a manage list, with their badges. */
export const namesOf = (page: Page) => rows(page).locator('h2').allTextContents();

/** A field of the translations. */
export const field = (page: Page, group: string, language: string) =>
  page.getByRole('group', { name: group }).getByLabel(language, { exact: true });

/** The text of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

/** A page of an editor at the form of a coin that is added for it. */
export async function editing(
  browser: ReturnType<typeof openBrowser>,
  id: string,
  { given, visitor }: { given?: Parameters<typeof complete>[1]; visitor?: Visitor } = {},
) {
  await addUnrecorded(browser.site.db, [complete(id, given)]);
  const editor = await editorsPage(browser, visitor);
  const path = `/admin/coins/edit/${id}`;
  await (visitor?.javaScript === false ? editor.page.goto(path) : open(editor.page, path));
  return editor;
}

/** Presses the button of a listing's form and waits for the list with its notice. */
export async function saveForm(page: Page, id: string): Promise<void> {
  const button = page.getByRole('button', { name: /^(Add|Save) (Coin|Exchange)$/ });
  const [verb, noun] = (await button.innerText()).trim().split(' ');
  await button.click();
  const done = verb === 'Add' ? 'added' : 'updated';
  await page.waitForURL(`**/admin/${noun?.toLowerCase()}s?done=${done}&id=${id}`);
}

/** Requests as a signed-in browser without scripts sends them. */
export async function plainEditor({ db, url }: Pick<Site, 'db' | 'url'>) {
  const { cookie } = await signedInEditor({ db });
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { Cookie: cookie, Origin: url, Referer: url + path };
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
    const to = response.headers.get('Location');
    return { status: response.status, to, text: await response.text() };
  };
  return {
    get: (path: string) => send(path),
    /** Submits the form at `path`. */
    post: (path: string, fields: Record<string, string> = {}) => {
      const body = new FormData();
      for (const [name, text] of Object.entries(fields)) body.set(name, text);
      return send(path, { method: 'POST', body });
    },
  };
}

/** Expects the admin page at `path` to be accessible and without overflow in both themes and widths. */
export async function expectAccessibleAt(
  browser: ReturnType<typeof openBrowser>,
  path: string,
  prepare = async (_: Page) => {},
): Promise<void> {
  const { page } = await editorsPage(browser, { bypassCSP: true, failing: [404, 409] });
  await open(page, path);
  await prepare(page);
  await expectAccessibleInBothThemes(page);
}
