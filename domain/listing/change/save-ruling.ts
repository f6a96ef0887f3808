import type { Database } from '#db/client.ts';
import type { Verdict } from '#db/schema.ts';
import { doubtsAfter } from '#domain/listing/doubts.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { type Listing, NO_TEXTS } from '#domain/listing/listing.ts';
import type { Bilingual } from '#domain/method/definition.ts';
import { type Scope, SPOT } from '#domain/method/scope.ts';
import { type Grounds, isDeparture } from '#domain/ruling/ruling.ts';
import type { Kind } from '../kind.ts';
import { changeRuling, withoutRuling } from './change-ruling.ts';
import { type EditedVersion, type ListingEdit, type Outcome, saveEdit } from './save.ts';

export interface GivenRuling {
  scope: Scope;
  /** Null: not yet reviewed; of the ruling on spot only. */
  verdict: Verdict | null;
  grounds: Grounds;
  why: Bilingual | null;
  /** A new reason of the listing, for the ruling on spot only; an empty text keeps the present one. */
  reason?: Bilingual;
  /** The editor confirms that the Arabic reason says what the English one says. */
  hasReadArabic: boolean;
}

/** Saves a ruling on a listing that still has `version`. */
export async function saveRuling(
  db: Database,
  kind: Kind,
  id: string,
  ruling: GivenRuling,
  { version, by }: EditedVersion,
): Promise<Outcome> {
  const edit = { what: 'edited', version, by, why: ruling.why } as const;
  return saveEdit(db, kind, id, edit, (before) => ruledOn(before, ruling));
}

/** Withdraws the ruling on a scope other than the main one; `missing` also where the scope has no ruling. */
export async function withdrawRuling(
  db: Database,
  kind: Kind,
  id: string,
  scope: Scope,
  { why, ...edit }: EditedVersion & { why: Bilingual },
): Promise<Outcome> {
  const stored = await findVersioned(db, kind, id);
  if (stored?.version === edit.version && !stored.listing.rulings[scope])
    return { outcome: 'missing' };
  return saveEdit(db, kind, id, { what: 'edited', why, ...edit }, ({ rulings }) => ({
    rulings: withoutRuling(rulings, scope),
  }));
}

function ruledOn(before: Listing, ruling: GivenRuling): ListingEdit {
  const { scope, verdict, hasReadArabic } = ruling;
  const departure = isDeparture(before.kind, scope, ruling) ? ruling.grounds.departure : null;
  const texts = scope === SPOT ? withReason(before.texts, ruling.reason) : before.texts;
  const doubts = doubtsAfter(before, texts, hasReadArabic ? { ar: { reason: 'confirmed' } } : {});
  const rulings = changeRuling(before.rulings, scope, verdict, { ...ruling.grounds, departure });
  return { texts, doubts, rulings };
}

function withReason(texts: Listing['texts'], reason: Bilingual | undefined): Listing['texts'] {
  const { en, ar } = reason ?? { en: '', ar: '' };
  return {
    ...texts,
    ...(en && { en: { ...(texts.en ?? NO_TEXTS), reason: en } }),
    ...(ar && { ar: { ...(texts.ar ?? NO_TEXTS), reason: ar } }),
  };
}
