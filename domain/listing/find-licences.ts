import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { type ChangeTag, readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { cellsOf } from '#domain/licence/cells.ts';
import { type Licence, licencesInRow } from '#domain/licence/licence.ts';
import { KIND, KINDS } from './kind.ts';

/** The licences of one exchange in a country. */
export interface LicensedExchange {
  id: string;
  licences: Licence[];
}

/** Which exchanges: those with entries in a country, one or some of them, those after an id. */
interface LicenceQuery {
  country?: string | undefined;
  listing?: string | undefined;
  among?: readonly string[] | undefined;
  after?: string | undefined;
  limit?: number;
}

/** The stored entries of a country's registers, by exchange in the order of their ids. */
export function findLicencesIn(db: Database, country: string): Promise<LicensedExchange[]> {
  return findLicences(db, { country });
}

/** Entries of registers, by exchange in the order of their ids; those of one country or exchange, if given. */
export function findLicences(
  db: Database,
  { country, listing, among, after, limit }: LicenceQuery,
): Promise<LicensedExchange[]> {
  return readTagged(tagsOf({ country, listing, among }), async () => {
    const query = db
      .select({ id: listings.id, licences: listings.licences })
      .from(listings)
      .where(
        and(
          HAS_LICENCES,
          country
            ? sql`${listings.licences} @> ${JSON.stringify([{ country }])}::jsonb`
            : undefined,
          listing ? eq(listings.id, listing) : undefined,
          among ? inArray(listings.id, [...among]) : undefined,
          after ? gt(listings.id, after) : undefined,
        ),
      )
      .orderBy(listings.id);
    const rows = await (limit ? query.limit(limit) : query);
    return rows.map((row) => ({
      id: row.id,
      licences: licencesInRow(row).filter((one) => !country || one.country === country),
    }));
  });
}

const LICENSED_KINDS = KINDS.filter((kind) => KIND[kind].hasLicences);

/** The condition for listings with licences, which the index `listings_with_licences` serves. */
export const HAS_LICENCES = and(
  inArray(listings.kind, LICENSED_KINDS),
  sql`${listings.licences} <> '[]'::jsonb`,
);

function tagsOf({
  country,
  listing,
  among,
}: Pick<LicenceQuery, 'country' | 'listing' | 'among'>): ChangeTag[] {
  if (among) return LICENSED_KINDS.flatMap((kind) => among.map((id) => `${kind}/${id}` as const));
  if (country) return [`licences/${country}`];
  return LICENSED_KINDS.map((kind) => (listing ? (`${kind}/${listing}` as const) : kind));
}

/** The ids of the exchanges with a valid licence in the country. `today`: an ISO day. */
export async function licensedIn(db: Database, country: string, today: string): Promise<string[]> {
  const found = await findLicencesIn(db, country);
  return found
    .filter(({ licences }) => cellsOf(licences, today).some(({ state }) => state === 'licensed'))
    .map(({ id }) => id);
}

/** A country by its code, or the part of it that the register of a licence covers. */
export type LicensedPlace = Pick<Licence, 'country' | 'area'>;

/** The places in which each of the exchanges has a valid licence, each once, by id. `today`: an ISO day. */
export async function licensedPlaces(
  db: Database,
  ids: readonly string[],
  today: string,
): Promise<Map<string, LicensedPlace[]>> {
  if (ids.length === 0) return new Map();
  const found = await findLicences(db, { among: ids });
  return new Map(found.map(({ id, licences }) => [id, placesOf(licences, today)]));
}

function placesOf(licences: readonly Licence[], today: string): LicensedPlace[] {
  const places = validIn(licences, today).map(({ country, area }) => ({ country, area }));
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

function countriesOf(licences: readonly Licence[], today: string): Set<string> {
  return new Set(validIn(licences, today).map(({ country }) => country));
}

function validIn(licences: readonly Licence[], today: string): Licence[] {
  return cellsOf(licences, today).flatMap(({ state, licence }) =>
    state === 'licensed' ? licence : [],
  );
}

/** The number of exchanges with a valid licence by country. `today`: an ISO day. */
export async function countLicensed(db: Database, today: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { licences } of await findLicences(db, {})) {
    for (const country of countriesOf(licences, today)) {
      counts.set(country, (counts.get(country) ?? 0) + 1);
    }
  }
  return counts;
}

/** The codes of the countries of whose registers something is held. */
export function licensingCountries(db: Database): Promise<string[]> {
  return readTagged(['licences'], async () => {
    const rows = await db.execute<{ country: string }>(sql`
      select distinct licence ->> 'country' as country
      from ${listings}, jsonb_array_elements(${listings.licences}) licence
      where ${HAS_LICENCES} and licence ->> 'status' <> 'absent'
      order by 1`);
    return rows.map(({ country }) => country);
  });
}
