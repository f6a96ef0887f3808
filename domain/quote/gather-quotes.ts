import { and, eq } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { listings } from '#db/schema.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import { REGISTERS } from '#domain/licence/registers.ts';
import { isKind } from '#domain/listing/kind.ts';
import { inRounds } from '#domain/listing/list/listing-rounds.ts';
import { RULING_AND_PART_COLUMNS, rulingsAndPartsIn } from '#domain/listing/stored.ts';
import { listPositions } from '#domain/position/positions.ts';
import { quotesOfCountry, quotesOfListing, quotesOfPosition, quotesOfRegister } from './quotes.ts';
import { dropDeleted, type OwnedQuotes, storeQuotes } from './store-quotes.ts';

/** The interval at which positions and countries are read. */
const OTHERS_MS = 10 * 60_000;

/** Updates the sentences to look for: from listings, a batch at each call, and from positions, countries and registers. */
export function quoteGatherer(db: Database) {
  const gatherListings = inRounds(
    ({ where, orderBy, limit }) =>
      db
        .select(QUOTING)
        .from(listings)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    (rows) => storeQuotes(db, ofListings(rows)),
  );
  let othersAtMs = -OTHERS_MS;

  async function gather(): Promise<void> {
    const now = performance.now();
    if (now - othersAtMs > OTHERS_MS) {
      await storeQuotes(db, await othersOf(db));
      await dropDeleted(db);
      othersAtMs = now;
    }
    await gatherListings();
  }

  return async (): Promise<void> => void (await inOneInstance(db, LOCKS.quoteGathering, gather));
}

async function othersOf(db: Database): Promise<OwnedQuotes> {
  const positions = await listPositions(db);
  return {
    owners: [
      ...positions.map(({ id }) => `position/${id}`),
      ...COUNTRIES.map(({ code }) => `country/${code}`),
      ...REGISTERS.map(({ id }) => `register/${id}`),
    ],
    quotes: [
      ...positions.flatMap(quotesOfPosition),
      ...COUNTRIES.flatMap(quotesOfCountry),
      ...REGISTERS.flatMap(quotesOfRegister),
    ],
  };
}

/**
 * Gathers the quotes of `coin/bitcoin` or `position/ID` without waiting for their turn. New ones are looked for before all
 * others, so that their page is hashed close to the moment at which the editor read it.
 */
export async function gatherQuotesNow(db: Database, owner: string): Promise<void> {
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

const { kind, id, updatedAt } = listings;
const QUOTING = { kind, id, updatedAt, ...RULING_AND_PART_COLUMNS };

function ofListings(rows: Pick<typeof listings.$inferSelect, keyof typeof QUOTING>[]): OwnedQuotes {
  return {
    owners: rows.map((row) => `${row.kind}/${row.id}`),
    quotes: rows.flatMap((row) => quotesOfListing({ ...row, ...rulingsAndPartsIn(row) })),
  };
}
