import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { marketDays } from '#db/schema.ts';
import { dayOf, daysBefore } from '#domain/time/day.ts';
import type { MarketCoin } from './market-coin.ts';

// Prices of past days come from the market answers that the server fetches anyway; the service is asked for none.

/** The price of a coin on a UTC day, `2026-11-23`, in US dollars. */
export interface PriceDay {
  day: string;
  price: number;
}

/** Days are stored for a little longer than the year that is shown. */
const STORED_DAYS = 400;

/**
 * Stores the prices of a fetched answer as those of its UTC day, except where the day has a price already: the first one
 * stays. The fetch that begins a day also drops days that are too old. One statement; true if it stored a price.
 */
export async function storeDay(
  db: Database,
  { value: coins, fetchedAt }: { value: MarketCoin[]; fetchedAt: Date },
): Promise<boolean> {
  // The service writes 0 for a price that it does not know.
  const prices = coins.flatMap(({ id, price }) =>
    price !== null && price > 0 ? { id, price } : [],
  );
  const day = dayOf(fetchedAt);
  const [row] = await db.execute<{ isStored: boolean }>(sql`
    with stored as (
      insert into market_days (market_id, day, price)
      select id, ${day}::date, price
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as row (id text, price double precision)
      order by id on conflict do nothing returning 1
    ), dropped as (
      delete from market_days
      where exists (select from stored) and day < ${daysBefore(day, STORED_DAYS)}::date
    )
    select exists (select from stored) as "isStored"`);
  return row?.isStored ?? false;
}

/** The stored days, read once and then cached until there are new figures. */
export interface MarketDays {
  /** The stored days of each coin after the day `after`, oldest first; a coin without any is left out. */
  of(ids: string[], after: string): Promise<Map<string, PriceDay[]>>;
  forget(): void;
}

/** A cache of `findDays`; `forget` is called whenever there may be a new day. */
export function cacheMarketDays(db: Database): MarketDays {
  let cached = new Map<string, PriceDay[]>();
  return {
    async of(ids, after) {
      // A reading that started before `forget` goes into the forgotten map.
      const known = cached;
      const keyOf = (id: string) => `${after} ${id}`;
      const missing = ids.filter((id) => !known.has(keyOf(id)));
      const found = await findDays(db, missing, after);
      for (const id of missing) known.set(keyOf(id), found.get(id) ?? []);
      const days = ids.map((id) => [id, known.get(keyOf(id)) ?? []] as const);
      return new Map(days.filter(([, prices]) => prices.length > 0));
    },
    forget() {
      cached = new Map();
    },
  };
}

// One statement for all coins, by the primary key.
async function findDays(
  db: Database,
  ids: string[],
  after: string,
): Promise<Map<string, PriceDay[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(marketDays)
    .where(and(inArray(marketDays.marketId, ids), gt(marketDays.day, after)))
    .orderBy(asc(marketDays.marketId), asc(marketDays.day));
  const days = Map.groupBy(rows, ({ marketId }) => marketId);
  return new Map(
    [...days].map(([id, prices]) => [id, prices.map(({ day, price }) => ({ day, price }))]),
  );
}
