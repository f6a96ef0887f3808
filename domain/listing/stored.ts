import { listings } from '#db/schema.ts';
import { licencesInRow } from '#domain/licence/licence.ts';
import type { JudgedRulings, Rulings } from '#domain/ruling/ruling.ts';
import type { ListingPart, ListingParts } from './listing.ts';

// Listings are parsed before they are stored, so rows are typed here and not parsed again. The schemas also remove hidden
// characters, which digests of rulings cover.
declare module '#db/schema.ts' {
  interface StoredListing extends ListingParts {
    rulings: Rulings;
    judged: JudgedRulings;
  }
}

const { rulings, soundness, terms, offers, licences, contracts } = listings;

/** The columns of a listing's rulings and parts. */
export const PART_COLUMNS = { rulings, soundness, terms, offers, licences, contracts };

/** The rulings and parts in a row. */
export function partsIn(
  row: Pick<typeof listings.$inferSelect, 'rulings' | ListingPart>,
): ListingParts & { rulings: Rulings } {
  const { rulings, soundness, terms, offers, contracts } = row;
  return { rulings, soundness, terms, offers, licences: licencesInRow(row), contracts };
}
