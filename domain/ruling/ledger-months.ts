import { and, eq, gte, sql } from 'drizzle-orm';
import { listingTags, readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { type Kind, rulingLedger } from '#db/schema.ts';

/** The ledger's entries of a month (UTC). */
export interface LedgerMonth {
  /** `2026-11`. */
  month: string;
  entries: number;
  /** Entries that changed or withdrew a verdict. */
  verdicts: number;
}

const MONTHS = 12;

/** The twelve months up to `today` (an ISO day), the oldest first; a month without entries counts none. */
export async function ledgerMonths(
  db: Database,
  { of, today }: { of?: { kind: Kind; id: string } | undefined; today: string },
): Promise<LedgerMonth[]> {
  const months = Array.from({ length: MONTHS }, (_, place) =>
    monthBefore(today, MONTHS - 1 - place),
  );
  const month = sql<string>`to_char(${rulingLedger.at} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await readTagged(of ? listingTags(of.kind, [of.id]) : ['ledger'], async () =>
    db
      .select({
        month,
        entries: sql<number>`count(*)::int`,
        verdicts: sql<number>`(count(*) filter (where ${rulingLedger.before} is not null
          and ${rulingLedger.before} -> 'verdict' is distinct from ${rulingLedger.after} -> 'verdict'))::int`,
      })
      .from(rulingLedger)
      .where(
        and(
          gte(rulingLedger.at, new Date(`${months[0]}-01T00:00:00Z`)),
          of && eq(rulingLedger.kind, of.kind),
          of && eq(rulingLedger.listingId, of.id),
        ),
      )
      .groupBy(month),
  );
  const counts = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => counts.get(month) ?? { month, entries: 0, verdicts: 0 });
}

function monthBefore(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 7);
}
