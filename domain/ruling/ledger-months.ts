import { and, desc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
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
  const counts = await readTagged(of ? listingTags(of.kind, [of.id]) : ['ledger'], () =>
    of ? countOf(db, of, months[0] ?? '') : countAll(db),
  );
  return months.map((month) => counts.get(month) ?? { month, entries: 0, verdicts: 0 });
}

type Counts = ReadonlyMap<string, LedgerMonth>;

/** The counts of the ledger up to an entry. */
interface Counted {
  seq: number;
  hash: string;
  counts: Counts;
}

const NOTHING: Counted = { seq: 0, hash: '', counts: new Map() };
const counted = new WeakMap<Database, Counted>();

// A hash covers all entries before it, so that those counted up to an entry with the same hash are not counted again.
async function countAll(db: Database): Promise<Counts> {
  const { seq, hash } = rulingLedger;
  const known = counted.get(db) ?? NOTHING;
  const [last = NOTHING] = await db
    .select({ seq, hash })
    .from(rulingLedger)
    .orderBy(desc(seq))
    .limit(1);
  if (last.seq === known.seq && last.hash === known.hash) return known.counts;
  const [same] = await db
    .select({ seq })
    .from(rulingLedger)
    .where(and(eq(seq, known.seq), eq(hash, known.hash)));
  const base = same ? known : NOTHING;
  const added = await count(db, and(gt(seq, base.seq), lte(seq, last.seq)));
  const counts = new Map(base.counts);
  for (const { month, entries, verdicts } of added) {
    const before = counts.get(month);
    counts.set(month, {
      month,
      entries: entries + (before?.entries ?? 0),
      verdicts: verdicts + (before?.verdicts ?? 0),
    });
  }
  counted.set(db, { seq: last.seq, hash: last.hash, counts });
  return counts;
}

async function countOf(
  db: Database,
  { kind, id }: { kind: Kind; id: string },
  firstMonth: string,
): Promise<Counts> {
  const rows = await count(
    db,
    and(
      eq(rulingLedger.kind, kind),
      eq(rulingLedger.listingId, id),
      gte(rulingLedger.at, new Date(`${firstMonth}-01T00:00:00Z`)),
    ),
  );
  return new Map(rows.map((row) => [row.month, row]));
}

function count(db: Database, which: SQL | undefined): Promise<LedgerMonth[]> {
  const { at, before, after } = rulingLedger;
  const month = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM')`;
  const hasChanged = sql`${before} is not null and ${before} -> 'verdict' is distinct from ${after} -> 'verdict'`;
  return db
    .select({
      month,
      entries: sql<number>`count(*)::int`,
      verdicts: sql<number>`(count(*) filter (where ${hasChanged}))::int`,
    })
    .from(rulingLedger)
    .where(which)
    .groupBy(month)
    .execute();
}

function monthBefore(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 7);
}
