import { regionName } from '#domain/listing/country.ts';
import type { Holder, PositionView } from '#domain/position/position-view.ts';
import { compareNames } from '#domain/text/compare-names.ts';

/** The bodies and persons of one country; null: no country is stated. */
export interface CountryHolders {
  country: string | null;
  holders: {
    slug: string;
    name: string;
    isBody: boolean;
    positions: Pick<PositionView, 'id' | 'stance' | 'saidOn' | 'covers'>[];
  }[];
}

/** Bodies and persons by country, in the language's order; those of no stated country last. */
export function groupByCountry(holders: Holder[], language: string): CountryHolders[] {
  const groups = Map.groupBy(holders, ({ country }) => country);
  return [...groups]
    .map(([code, members]) => ({
      country: code && regionName(code, language),
      holders: members.map(({ slug, name, isBody, positions }) => ({
        slug,
        name,
        isBody,
        // Without the quotes, which are on the page of each body.
        positions: positions.map(({ id, stance, saidOn, covers }) => ({
          id,
          stance,
          saidOn,
          covers,
        })),
      })),
    }))
    .sort((one, other) => {
      if (one.country === null || other.country === null) return one.country === null ? 1 : -1;
      return compareNames(one.country, other.country, language);
    });
}
