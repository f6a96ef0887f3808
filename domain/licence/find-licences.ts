import { sql } from 'drizzle-orm';
import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { cellsOf } from './cells.ts';
import { type Licence, storedLicences } from './licence.ts';

/** The licences of one exchange in a country. */
export interface LicensedExchange {
  id: string;
  licences: Licence[];
}

/** The stored entries of a country's registers, by exchange in the order of their ids. */
export function findLicencesIn(db: Database, country: string): Promise<LicensedExchange[]> {
  return readTagged([`licences/${country}`], async () => {
    // The index of exchanges with licences.
    const rows = await db
      .select({ id: listings.id, licences: listings.licences })
      .from(listings)
      .where(
        sql`${listings.licences} <> '[]'::jsonb and ${listings.kind} = 'exchange'
          and ${listings.licences} @> ${JSON.stringify([{ country }])}::jsonb`,
      )
      .orderBy(listings.id);
    return rows.map((row) => ({
      id: row.id,
      licences: storedLicences(row).filter((licence) => licence.country === country),
    }));
  });
}

/** The ids of the exchanges with a valid licence in the country. `today`: an ISO day. */
export async function licensedIn(db: Database, country: string, today: string): Promise<string[]> {
  const found = await findLicencesIn(db, country);
  return found
    .filter(({ licences }) => cellsOf(licences, today).some(({ state }) => state === 'licensed'))
    .map(({ id }) => id);
}

/** The codes of the countries of whose registers something is held. */
export function licensingCountries(db: Database): Promise<string[]> {
  return readTagged(['licences'], async () => {
    const rows = await db.execute<{ country: string }>(sql`
      select distinct licence ->> 'country' as country
      from listings, jsonb_array_elements(licences) licence
      where kind = 'exchange' and licences <> '[]'::jsonb and licence ->> 'status' <> 'absent'
      order by 1`);
    return rows.map(({ country }) => country);
  });
}
