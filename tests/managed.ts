import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Database } from '#db/client.ts';
import { editTexts } from '#domain/listing/edit.ts';
import { findKept } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { addListings } from '#domain/listing/save.ts';
import { open, type openBrowser, stickingOut } from './browser.ts';
import { newListing } from './listings.ts';
import { obstacles } from './obstacles.ts';
import { editorsPage } from './signed-in.ts';
import type { Site } from './site.ts';

const TEXTS = {
  en: {
    description: 'A thing.',
    pros: 'Fast',
    cons: 'New',
    reason: 'It earns nothing from interest and lends nothing.',
  },
  ar: { name: 'شيء', description: 'وصف', reason: 'سبب' },
};

/** The kinds as an editor meets them. */
export const KINDS = [
  { kind: 'coin', path: '/admin/coins', one: 'coin', One: 'Coin' },
  { kind: 'exchange', path: '/admin/exchanges', one: 'exchange', One: 'Exchange' },
] as const;

/** 25 coins, one of them with translations to look at and one not reviewed, and two exchanges. */
export async function addManaged({ db }: Pick<Site, 'db'>): Promise<void> {
  await addListings(db, [
    ...Array.from({ length: 23 }, (_, n) => newListing({ id: `many-${n}`, name: `Many ${n}` })),
    newListing({
      id: 'unruled',
      name: 'Unruled',
      category: null,
      texts: { ar: { name: 'إثيريوم' } },
    }),
    newListing({
      id: 'doubtful',
      name: 'Doubtful',
      texts: { ...TEXTS, tr: { reason: 'Neden' } },
      doubts: { ar: { description: 'machine', reason: 'stale' }, tr: { reason: 'machine' } },
    }),
    newListing({ kind: 'exchange', id: 'tokyo', name: 'Tokyo', country: 'Japan' }),
    newListing({ kind: 'exchange', id: 'zurich', name: 'Zurich' }),
  ]);
}

/** A listing of one's own, `name` in English; gives its id. */
export async function added(db: Database, kind: Kind, name: string): Promise<string> {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const en = { ...TEXTS.en, name };
  await addListings(db, [newListing({ kind, id, texts: { ...TEXTS, en } })]);
  return id;
}

/** Someone else saves another Arabic reason. */
export async function changedMeanwhile(
  db: Database,
  { kind, id, by = 'other@example.com' }: { kind: Kind; id: string; by?: string },
  reason: string,
): Promise<void> {
  const kept = await findKept(db, kind, id);
  if (!kept) throw new Error(`there is no ${id}`);
  const { texts } = kept.listing;
  const none = { name: null, description: null, pros: null, cons: null, reason: null };
  const ar = { ...none, ...texts.ar, reason };
  await editTexts(db, kind, id, { ...texts, ar }, { version: kept.version, by });
}

/** While `work` runs no change can be recorded, and so none be made. */
export async function withoutHistory(db: Database, work: () => Promise<void>): Promise<void> {
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

/** The names in a manage list, with their marks. */
export const namesOf = (page: Page) => rows(page).locator('h2').allTextContents();

/** A field of the translations. */
export const field = (page: Page, group: string, language: string) =>
  page.getByRole('group', { name: group }).getByLabel(language, { exact: true });

/** The text of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

const LOOKS = [
  ['dark', 1280],
  ['light', 1280],
  ['dark', 360],
  ['light', 360],
] as const;

/** Expects nothing in an editor's way at `path`, in both themes, wide and narrow. */
export async function lookedAt(
  browser: ReturnType<typeof openBrowser>,
  path: string,
  meanwhile = async (_: Page) => {},
): Promise<void> {
  for (const [theme, width] of LOOKS) {
    const visitor = { theme, width, bypassCSP: true, failing: [404, 409] };
    const { page } = await editorsPage(browser, visitor);
    await open(page, path);
    await meanwhile(page);
    expect(await obstacles(page), `${theme} ${width}`).toEqual([]);
    expect(await stickingOut(page), `${theme} ${width}`).toEqual([]);
  }
}
