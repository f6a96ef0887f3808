import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { findListings } from '#domain/listing/find.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { findIds } from '#domain/search/find-ids.ts';
import type { IdentifierCache } from './identifier-cache.ts';
import { listingKey } from './identifiers.ts';
import { lettersAlone, skeletonOf } from './letters/letters.ts';
import { latinReadings } from './words/mixed-scripts.ts';

/** Another listing that readers may confuse with a listing. */
export interface SameLooking {
  kind: Kind;
  id: string;
  name: string;
  /** The same symbol only, as a wrapped coin and its original have. */
  by: 'name' | 'symbol';
}

const MAX_OF_A_NAME = 5;
const MAX_OF_A_SYMBOL = 3;

/**
 * The listings other than `self` whose name looks like one of `names`: the same letters, similar letters, or the same for the
 * search. If there are some, also those of its kind with the same symbol.
 */
export async function findSameLooking(
  { db, identifiers }: { db: Database; identifiers: IdentifierCache },
  {
    self,
    names,
    symbol,
  }: { self: { kind: Kind; id: string | null }; names: string[]; symbol: string },
): Promise<SameLooking[]> {
  const find = await identifiers.get();
  const keys = new Map<string, { kind: Kind; id: string }>();
  for (const name of names) {
    const skeletons = new Set(
      latinReadings(name).map((reading) => skeletonOf(lettersAlone(reading))),
    );
    const drawnAlike = [...skeletons].flatMap((skeleton) =>
      skeleton ? find(skeleton).filter(({ sort }) => sort === 'name') : [],
    );
    for (const one of [...drawnAlike, ...(await findOfSameName(db, name))]) {
      if (one.kind !== self.kind || one.id !== self.id) keys.set(listingKey(one), one);
    }
  }
  const byName = await listingsOf(db, [...keys.values()].slice(0, MAX_OF_A_NAME));
  if (byName.length === 0) return [];
  const bySymbol = KIND[self.kind].isTraded ? await ofSameSymbol(db, self, symbol) : [];
  return [
    ...byName.map((listing) => shown(listing, 'name')),
    ...bySymbol
      .filter((one) => !keys.has(listingKey(one)))
      .map((listing) => shown(listing, 'symbol')),
  ];
}

// Arabic names are compared by spelling as well.
async function findOfSameName(db: Database, name: string): Promise<ListedListing[]> {
  const term = foldForSearch(name);
  if (term === '') return [];
  const found = await Promise.all(
    KINDS.map(async (kind) =>
      findListings(db, kind, await findIds(db, kind, [term], MAX_OF_A_NAME)),
    ),
  );
  return found
    .flat()
    .filter(({ texts }) =>
      [texts.en?.name, texts.ar?.name].some((other) => other && foldForSearch(other) === term),
    );
}

async function listingsOf(
  db: Database,
  keys: { kind: Kind; id: string }[],
): Promise<ListedListing[]> {
  const found = await Promise.all(
    KINDS.map((kind) =>
      findListings(
        db,
        kind,
        keys.flatMap((key) => (key.kind === kind ? [key.id] : [])),
      ),
    ),
  );
  return found.flat();
}

async function ofSameSymbol(
  db: Database,
  self: { kind: Kind; id: string | null },
  symbol: string,
): Promise<ListedListing[]> {
  if (symbol === '') return [];
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.kind, self.kind),
        eq(listings.symbol, symbol),
        ne(listings.id, self.id ?? ''),
      ),
    )
    .orderBy(listings.id)
    .limit(MAX_OF_A_SYMBOL);
  return findListings(
    db,
    self.kind,
    rows.map(({ id }) => id),
  );
}

function shown({ kind, id, texts }: ListedListing, by: SameLooking['by']): SameLooking {
  return { kind, id, name: texts.en?.name ?? texts.ar?.name ?? id, by };
}
