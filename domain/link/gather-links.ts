import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { linkChecks, listings } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { inRounds } from '#domain/listing/list/listing-rounds.ts';
import { LINK_FIELDS, type LinkField } from '#domain/listing/plain-field.ts';
import { hostOf } from '#domain/outbound/web-address.ts';
import { type Linking, linksOf } from './links.ts';

/** Updates the links to be checked from the listings, a batch at each call. */
export function linkGatherer(db: Database) {
  const gather = inRounds(
    ({ where, orderBy, limit }) =>
      db
        .select(LINKING)
        .from(listings)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    (rows) => storeLinks(db, rows),
  );
  return async (): Promise<void> => void (await inOneInstance(db, LOCKS.linkGathering, gather));
}

const { kind, id, updatedAt, rulings } = listings;
const LINKS = Object.fromEntries(LINK_FIELDS.map((name) => [name, listings[name]])) as Pick<
  typeof listings,
  LinkField
>;
const LINKING = { kind, id, updatedAt, rulings, ...LINKS };

async function storeLinks(db: Database, some: Linking[]): Promise<void> {
  const links = some.flatMap((listing) =>
    linksOf(listing).map((url) => ({
      kind: listing.kind,
      listingId: listing.id,
      url,
      host: hostOf(url),
    })),
  );
  await deleteOthers(db, some, links);
  if (links.length > 0) await db.insert(linkChecks).values(links).onConflictDoNothing();
}

async function deleteOthers(
  db: Database,
  some: Linking[],
  links: { kind: string; listingId: string; url: string }[],
): Promise<void> {
  for (const kind of KINDS) {
    const ids = some.filter((listing) => listing.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const ofKind = links.filter((link) => link.kind === kind);
    const link = sql`${linkChecks.listingId} || ' ' || ${linkChecks.url}`;
    const keys = ofKind.map(({ listingId, url }) => `${listingId} ${url}`);
    await db
      .delete(linkChecks)
      .where(
        and(
          eq(linkChecks.kind, kind),
          inArray(linkChecks.listingId, ids),
          keys.length > 0 ? notInArray(link, keys) : undefined,
        ),
      );
  }
}
