import type { Database } from '#db/client.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { type HiddenText, withoutHiddenTexts } from '#domain/listing/hidden-texts.ts';
import { type Listing, type ListingTexts, TEXT_LANGUAGES } from '#domain/listing/listing.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { rulingDigest } from '#domain/ruling/ledger/ledger-entry.ts';
import type { Kind } from '../kind.ts';
import { recordChange } from './history.ts';
import { overwriteUnrecorded } from './save.ts';

interface Cleaned {
  removed: string[];
  /** Texts that a digest of the ledger covers: a change would look like tampering. */
  left: string[];
}

/** Removes hidden characters from listings and records it in their history. Rulings and their reasons are only reported. */
export async function cleanListings(
  db: Database,
  listings: Iterable<{ kind: Kind; id: string }>,
  by: string,
): Promise<Cleaned> {
  const cleaned: Cleaned = { removed: [], left: [] };
  for (const { kind, id } of listings) {
    const stored = await findVersioned(db, kind, id, { forChange: true });
    if (!stored) continue;
    const { listing: before, version } = stored;
    const { value, found } = withoutHiddenTexts(before);
    const reasons = isRulingUnchanged(before, value) ? value : withReasonsOf(before, value);
    const { rulings, readReason } = before;
    const after: Listing = { ...reasons, rulings, readReason, updatedAt: new Date() };
    const isLeft = ({ path }: HiddenText) =>
      path.startsWith('rulings.') ||
      path === 'readReason' ||
      (path.endsWith('.reason') && reasons !== value);
    const removed = found.filter((text) => !isLeft(text));
    const name = `${kind} ${id}`;
    cleaned.removed.push(...removed.map((text) => `${name}: removed from ${nameOf(text)}`));
    cleaned.left.push(...found.filter(isLeft).map((text) => `${name}: left in ${nameOf(text)}`));
    if (removed.length === 0) continue;
    await overwriteUnrecorded(db, after);
    await recordChange(db, { what: 'imported', version: version + 1, by, before, after });
  }
  return cleaned;
}

function isRulingUnchanged(before: Listing, after: Listing): boolean {
  const { rulings, readReason } = before;
  return SCOPES.every(
    (scope) =>
      rulingDigest(before, scope) === rulingDigest({ ...after, rulings, readReason }, scope),
  );
}

function withReasonsOf(before: Listing, after: Listing): Listing {
  const texts: Listing['texts'] = { ...after.texts };
  for (const language of TEXT_LANGUAGES) {
    const own: ListingTexts | undefined = after.texts[language];
    if (own) texts[language] = { ...own, reason: before.texts[language]?.reason ?? null };
  }
  return { ...after, texts };
}

function nameOf({ path, hidden }: HiddenText): string {
  return `${path.replace(/^texts\./, '')}: ${hidden}`;
}
