import type { Database } from '#db/client.ts';
import type { Kind } from '#db/schema.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { type Listing, type ListingTexts, TEXT_LANGUAGES } from '#domain/listing/listing.ts';
import { LINK_FIELDS } from '#domain/listing/plain-field.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { rulingDigest } from '#domain/ruling/ledger-entry.ts';
import { describeHidden } from '#domain/text/describe-hidden.ts';
import { type TextForm, withoutHidden } from '#domain/text/hidden-characters.ts';
import { recordChange } from './history.ts';
import { overwriteListing } from './save.ts';

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
    await overwriteListing(db, after);
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

interface HiddenText {
  path: string;
  form: TextForm;
  hidden: string;
}

// These texts, and all texts nested in them, may have several lines.
const PROSE = new Set([
  'description',
  'pros',
  'cons',
  'reason',
  'readReason',
  'note',
  'quote',
  'departure',
]);
// Removing a character from an id or address would make it a different one. Their own rules refuse hidden characters.
const IDENTIFIERS = new Set(['id', 'kind', 'image', 'logo', 'url', ...LINK_FIELDS]);
const MAX_DEPTH = 16;

/** The value without hidden characters, and their places. A text of them alone becomes null; identifiers and addresses are unchanged. */
export function withoutHiddenTexts<T>(value: T): { value: T; found: HiddenText[] } {
  const found: HiddenText[] = [];
  return { value: clean(value, [], 'line', found) as T, found };
}

function clean(value: unknown, path: string[], form: TextForm, found: HiddenText[]): unknown {
  if (typeof value === 'string') {
    const hidden = describeHidden(value, form);
    if (hidden === null) return value;
    found.push({ path: path.join('.'), form, hidden });
    return withoutHidden(value, form).trim() || null;
  }
  if (path.length > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    return value.map((item, place) => clean(item, [...path, String(place)], form, found));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (IDENTIFIERS.has(key)) return [key, part];
      return [key, clean(part, [...path, key], PROSE.has(key) ? 'prose' : form, found)];
    }),
  );
}

function isRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
