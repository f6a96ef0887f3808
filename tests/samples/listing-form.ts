import type { Page } from 'playwright-core';
import type { Database } from '#db/client.ts';
import { type Content, editListing } from '#domain/listing/change/edit.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { type ListingTexts, NO_TEXTS } from '#domain/listing/listing.ts';
import { newListing } from './listings.ts';

export const REASON = 'It has a use of its own in payment and pays no interest.';
export const LOGO = '/logos/bitcoin.svg';

/** The fields that a form needs to be saved. */
export function required(name: string): Record<string, string> {
  return {
    'en.name': name,
    symbol: 'BTC',
    image: LOGO,
    'en.description': 'The first of them.',
    'en.reason': REASON,
  };
}

/** A listing whose form can be saved as it is. */
export function complete(id: string, given: Parameters<typeof newListing>[0] = {}) {
  const en = { name: id, description: 'The first of them.', reason: REASON };
  return newListing({
    id,
    image: LOGO,
    ...given,
    texts: { ...given.texts, en: { ...en, ...given.texts?.en } },
  });
}

/** Fills in fields by name. */
export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = page.locator(`[name="${name}"]`);
    const type = await field.evaluate((element: HTMLInputElement) => element.type);
    if (type === 'select-one') await field.selectOption(text);
    else if (type === 'hidden') await field.evaluate(setHidden, text);
    else await field.fill(text);
  }
}

/** Saves a change of a listing as another editor would. */
export async function saveMeanwhile(
  db: Database,
  kind: Kind,
  id: string,
  changed: Partial<Omit<Content, 'texts'>> & {
    en?: Partial<ListingTexts>;
    ar?: Partial<ListingTexts>;
  },
  by = 'other@example.com',
): Promise<void> {
  const stored = await findVersioned(db, kind, id);
  if (!stored) throw new Error(`there is no ${kind} ${id}`);
  const { kind: _, id: __, ruledAt, createdAt, updatedAt, doubts, ...content } = stored.listing;
  const { en, ar, ...plain } = changed;
  const texts = {
    ...content.texts,
    en: { ...NO_TEXTS, ...content.texts.en, ...en },
    ...(ar && { ar: { ...NO_TEXTS, ...content.texts.ar, ...ar } }),
  };
  const edit = { version: stored.version, by };
  const { outcome } = await editListing(db, kind, id, { ...content, ...plain, texts }, edit);
  if (outcome !== 'saved') throw new Error(`not saved: ${outcome}`);
}

function setHidden(element: Element, text: string): void {
  (element as HTMLInputElement).value = text;
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
