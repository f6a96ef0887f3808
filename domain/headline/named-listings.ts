import { asc, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings, listingTexts } from '#db/schema.ts';
import type { NamedListing } from './mentions.ts';

/** Small, so that matching does not block the event loop. */
const BATCH = 300;

/** The names of all listings, in batches. */
export async function* namedListings(db: Database): AsyncGenerator<NamedListing[]> {
  const nameIn = (language: 'en' | 'ar') => sql<string | null>`(
    select texts.name from ${listingTexts} texts
    where texts.kind = listings.kind and texts.listing_id = listings.id and texts.language = ${language})`;
  let last: Pick<NamedListing, 'kind' | 'id'> | undefined;
  do {
    const rows = await db
      .select({
        kind: listings.kind,
        id: listings.id,
        symbol: listings.symbol,
        en: nameIn('en'),
        ar: nameIn('ar'),
      })
      .from(listings)
      .where(last && sql`(${listings.kind}, ${listings.id}) > (${last.kind}, ${last.id})`)
      .orderBy(asc(listings.kind), asc(listings.id))
      .limit(BATCH);
    yield rows.map(({ en, ar, ...row }) => ({
      ...row,
      names: [en, ar].filter((name) => name !== null),
    }));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
