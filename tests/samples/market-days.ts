import type { Database } from '#db/client.ts';
import { marketDays } from '#db/schema.ts';
import type { PriceDay } from '#domain/market/market-days.ts';
import { daysBefore, today } from '#domain/time/day.ts';

const ROWS_PER_STATEMENT = 10_000;

/** Inserts a price for each of the `count` days before today, which the site adds itself; the line goes up and down. */
export async function insertPastPrices(db: Database, ids: string[], count: number): Promise<void> {
  const rows = ids.flatMap((marketId, coin) =>
    Array.from({ length: count }, (_, place) => ({
      marketId,
      day: daysBefore(today(), count - place),
      price: 40_000 + 300 * place + 2_500 * Math.sin(place * (1 + coin / 7)),
    })),
  );
  // A statement has at most 65,535 parameters.
  for (let first = 0; first < rows.length; first += ROWS_PER_STATEMENT) {
    await db.insert(marketDays).values(rows.slice(first, first + ROWS_PER_STATEMENT));
  }
}

/** Makes days up to `today`, oldest first, of their prices; null: a day without one. */
export function pricesUpTo(today: string) {
  return (...prices: (number | null)[]): PriceDay[] =>
    prices.flatMap((price, place) => {
      const day = daysBefore(today, prices.length - 1 - place);
      return price === null ? [] : [{ day, price }];
    });
}
