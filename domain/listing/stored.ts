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

/** The columns of a listing's rulings and parts. */
export const RULING_AND_PART_COLUMNS = {
  rulings: listings.rulings,
  soundness: listings.soundness,
  terms: listings.terms,
  offers: listings.offers,
  licences: listings.licences,
  contracts: listings.contracts,
};

/** The rulings and parts in a row. */
export function rulingsAndPartsIn(
  row: Pick<typeof listings.$inferSelect, 'rulings' | ListingPart>,
): ListingParts & { rulings: Rulings } {
  const { rulings, soundness, terms, offers, contracts } = row;
  return { rulings, soundness, terms, offers, licences: licencesInRow(row), contracts };
}
