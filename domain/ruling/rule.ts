import type { Database } from '#db/client.ts';
import type { Kind, Verdict } from '#db/schema.ts';
import { applyChange, type Outcome, type Unread } from '#domain/listing/change/apply-change.ts';
import { doubtsAfter } from '#domain/listing/doubts.ts';
import { findKept } from '#domain/listing/find.ts';
import { type Listing, NO_TEXTS } from '#domain/listing/listing.ts';
import type { Bilingual } from './ledger.ts';
import { departs, methodOf } from './method.ts';
import { findingsOf, type Grounds, type Rulings, rulingOn } from './ruling.ts';
import type { ProductScope, Scope } from './scope.ts';
import { unreadArabic } from './unread-arabic.ts';

/** A ruling as an editor gives it. */
export interface GivenRuling {
  scope: Scope;
  /** Null: not yet reviewed, which only `spot` can be. */
  verdict: Verdict | null;
  grounds: Grounds;
  /** Why it is changed, for the ledger. */
  why: Bilingual | null;
  /** The listing's reason, given with a ruling on spot; what is empty of it stays as it was. */
  reason?: Bilingual;
  /** The listing's Arabic reason was read, and says what the English one says. */
  hasReadArabic: boolean;
}

/** What keeps a ruling from being saved. */
export type Hindrance = 'verdict' | 'departure' | 'why' | 'unread' | 'unwritten';

type Edit = { version: number; by: string };

/** Saves a ruling on a listing that still has `version`. A verdict is dated anew only when it is another one. */
export async function saveRuling(
  db: Database,
  kind: Kind,
  id: string,
  ruling: GivenRuling,
  { version, by }: Edit,
): Promise<Outcome | { outcome: 'hindered'; hindrances: Hindrance[] }> {
  const kept = await findKept(db, kind, id);
  if (!kept) return { outcome: 'missing' };
  // Of another version it is refused below, whatever stands in it.
  const hindrances = kept.version === version ? hindrancesOf(kept.listing, ruling) : [];
  if (hindrances.length > 0) return { outcome: 'hindered', hindrances };
  const edit = { what: 'edited', version, by, why: ruling.why } as const;
  return applyChange(db, kind, id, edit, (before) => ruledOn(before, ruling));
}

/** Takes a product's ruling away; `missing` too where there is none. */
export async function withdrawRuling(
  db: Database,
  kind: Kind,
  id: string,
  scope: ProductScope,
  { why, ...edit }: Edit & { why: Bilingual },
): Promise<Exclude<Outcome, Unread>> {
  const kept = await findKept(db, kind, id);
  if (kept?.version === edit.version && !kept.listing.rulings[scope]) return { outcome: 'missing' };
  const done = await applyChange(db, kind, id, { what: 'edited', why, ...edit }, (before) => {
    const { [scope]: _, ...rulings } = before.rulings;
    return { ...before, rulings };
  });
  if (done.outcome === 'unread') throw new Error('what is taken away is not published');
  return done;
}

function hindrancesOf(listing: Listing, ruling: GivenRuling): Hindrance[] {
  const { scope, verdict, grounds, why } = ruling;
  if (scope !== 'spot' && verdict === null) return ['verdict'];
  const earlier = rulingOn(listing, scope);
  const isChanged = earlier !== null && earlier.verdict !== verdict;
  const after = ruledOn(listing, ruling);
  const found: Record<Exclude<Hindrance, 'verdict'>, boolean> = {
    departure: isDeparture(listing.kind, ruling) && !grounds.departure,
    why: isChanged && !why,
    unread: unreadArabic(listing, after) !== null,
    // All that a ruling says is said in both languages.
    unwritten: verdict !== null && !after.texts.ar?.reason,
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((hindrance) => found[hindrance]);
}

function isDeparture(kind: Kind, { scope, verdict, grounds }: GivenRuling): boolean {
  return departs(methodOf(grounds.method), kind, scope, verdict, findingsOf(grounds));
}

function ruledOn(before: Listing, ruling: GivenRuling): Listing {
  const { scope, verdict, hasReadArabic } = ruling;
  // Where it is the method's own verdict there is nothing to explain.
  const departure = isDeparture(before.kind, ruling) ? ruling.grounds.departure : null;
  const grounds: Grounds = { ...ruling.grounds, departure };
  const earlier = rulingOn(before, scope);
  const ruledAt = earlier?.verdict === verdict ? (earlier?.ruledAt ?? null) : new Date();
  const texts = scope === 'spot' ? withReason(before.texts, ruling.reason) : before.texts;
  const doubts = doubtsAfter(before, texts, hasReadArabic ? { ar: { reason: 'confirmed' } } : {});
  if (scope === 'spot') {
    const rulings: Rulings = { ...before.rulings, spot: grounds };
    return { ...before, texts, doubts, category: verdict, ruledAt: verdict && ruledAt, rulings };
  }
  if (verdict === null) throw new Error('a product has a verdict');
  const product = { ...grounds, verdict, ruledAt: (ruledAt ?? new Date()).toISOString() };
  return { ...before, doubts, rulings: { ...before.rulings, [scope]: product } };
}

function withReason(texts: Listing['texts'], reason: Bilingual | undefined): Listing['texts'] {
  const { en, ar } = reason ?? { en: '', ar: '' };
  return {
    ...texts,
    ...(en && { en: { ...(texts.en ?? NO_TEXTS), reason: en } }),
    ...(ar && { ar: { ...(texts.ar ?? NO_TEXTS), reason: ar } }),
  };
}
