import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { listings } from '#db/schema.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import type { Licence } from '#domain/licence/licence.ts';
import { isKind } from '#domain/listing/kind.ts';
import { listPositions } from '#domain/position/positions.ts';
import type { Offers } from '#domain/ruling/offers.ts';
import type { Rulings } from '#domain/ruling/ruling.ts';
import type { Soundness } from '#domain/soundness/soundness.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { quotesOfCountry, quotesOfListing, quotesOfPosition } from './quotes.ts';
import { dropDeleted, type OwnedQuotes, storeQuotes } from './store-quotes.ts';

const BATCH = 50;
/** The interval at which positions and countries are read. */
const OTHERS_MS = 10 * 60_000;
/** After this all listings are read again: imported and restored ones may have an older date. */
const ROUND_MS = 6 * 3_600_000;

/** Updates the sentences to look for: from listings, a batch at a time, and from positions and countries. */
export function quoteGatherer(db: Database) {
  let last: { updatedAt: Date; kind: string; id: string } | undefined;
  let roundSinceMs = performance.now();
  let othersAtMs = -OTHERS_MS;

  async function gather(): Promise<void> {
    const now = performance.now();
    if (now - roundSinceMs > ROUND_MS) {
      last = undefined;
      roundSinceMs = now;
    }
    if (now - othersAtMs > OTHERS_MS) {
      await storeQuotes(db, await othersOf(db));
      await dropDeleted(db);
      othersAtMs = now;
    }
    const { updatedAt, kind, id } = listings;
    const rows = await db
      .select(QUOTING)
      .from(listings)
      .where(
        last &&
          sql`(${updatedAt}, ${kind}, ${id})
            > (${last.updatedAt.toISOString()}::timestamptz, ${last.kind}, ${last.id})`,
      )
      .orderBy(asc(updatedAt), asc(kind), asc(id))
      .limit(BATCH);
    await storeQuotes(db, ofListings(rows));
    last = rows.at(-1) ?? last;
  }

  return async (): Promise<void> => void (await inOneInstance(db, LOCKS.quoteGathering, gather));
}

async function othersOf(db: Database): Promise<OwnedQuotes> {
  const positions = await listPositions(db);
  return {
    owners: [
      ...positions.map(({ id }) => `position/${id}`),
      ...COUNTRIES.map(({ code }) => `country/${code}`),
    ],
    quotes: [...positions.flatMap(quotesOfPosition), ...COUNTRIES.flatMap(quotesOfCountry)],
  };
}

/**
 * Gathers the quotes of `coin/bitcoin` or `position/ID` at once. New ones are looked for before all others, so that their page
 * is hashed close to the moment at which the editor read it.
 */
export async function hastenQuotes(db: Database, owner: string): Promise<void> {
  const [kind = '', id = ''] = owner.split('/');
  if (kind === 'position') {
    const position = (await listPositions(db)).find((one) => one.id === id);
    const quotes = position ? quotesOfPosition(position) : [];
    return storeQuotes(db, { owners: [owner], quotes }, { isUrgent: true });
  }
  if (!isKind(kind)) return;
  const rows = await db
    .select(QUOTING)
    .from(listings)
    .where(and(eq(listings.kind, kind), eq(listings.id, id)));
  await storeQuotes(db, ofListings(rows), { isUrgent: true });
}

const { kind, id, updatedAt, rulings, offers, soundness, terms, licences } = listings;
const QUOTING = { kind, id, updatedAt, rulings, offers, soundness, terms, licences };

// Validated before they are stored.
function ofListings(rows: Pick<typeof listings.$inferSelect, keyof typeof QUOTING>[]): OwnedQuotes {
  return {
    owners: rows.map((row) => `${row.kind}/${row.id}`),
    quotes: rows.flatMap((row) =>
      quotesOfListing({
        ...row,
        rulings: row.rulings as Rulings,
        offers: row.offers as Offers,
        soundness: row.soundness as Soundness,
        terms: row.terms as Terms,
        licences: (row.licences ?? []) as Licence[],
      }),
    ),
  };
}
