import { listings } from '#db/schema.ts';
import { licencesInRow } from '#domain/licence/licence.ts';
import type { JudgedRulings, Rulings } from '#domain/ruling/ruling.ts';
import type { ListingPart, ListingParts } from './listing.ts';

// Listings are parsed before they are stored, so rows are typed here and not parsed again. The schemas also remove hidden
// characters, which digests of rulings cover.

const { rulings, soundness, terms, offers, licences, contracts } = listings;

/** The columns of a listing's rulings and parts. */
export const PART_COLUMNS = { rulings, soundness, terms, offers, licences, contracts };

/** The rulings and parts in a row. */
export function partsIn(
  row: Record<'rulings' | ListingPart, unknown>,
): ListingParts & { rulings: Rulings } {
  const { rulings, soundness, terms, offers, contracts } = row;
  const parts = { rulings, soundness, terms, offers, licences: licencesInRow(row), contracts };
  return parts as ListingParts & { rulings: Rulings };
}

/** The column `judged` of a row. */
export function judgedRulingsIn({ judged }: { judged: unknown }): JudgedRulings {
  return judged as JudgedRulings;
}
