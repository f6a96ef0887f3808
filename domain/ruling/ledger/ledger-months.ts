import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { listingTags, readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { type Kind, rulingLedger, type Verdict } from '#db/schema.ts';
import type { EntryGroup } from './ledger-group.ts';
import { IN_GROUP } from './read-ledger.ts';

/** The ledger's entries of a month (UTC). */
export interface LedgerMonth {
  /** `2026-11`. */
  month: string;
  entries: number;
  /** Entries that changed or withdrew a verdict. */
  verdicts: number;
  /** Other entries that changed findings, evidence or positions. */
  evidence: number;
  /** First entries of their rulings. */
  first: number;
}

/** The number of entries of the whole ledger in each group, and of all. */
export type GroupCounts = Record<EntryGroup | 'all', number>;

const MONTHS = 12;

/**
 * The twelve months up to `today` (an ISO day), the oldest first, where a month without entries counts none; and the counts of
 * all months.
 */
export async function ledgerMonths(
  db: Database,
  { of, today }: { of?: { kind: Kind; id: string } | undefined; today: string },
): Promise<{ months: LedgerMonth[]; counts: GroupCounts }> {
  const months = Array.from({ length: MONTHS }, (_, place) =>
    monthBefore(today, MONTHS - 1 - place),
  );
  const counts = await readTagged(of ? listingTags(of.kind, [of.id]) : ['ledger'], () =>
    of ? countOf(db, of) : countAll(db),
  );
  return {
    months: months.map((month) => counts.get(month) ?? { month, ...NONE }),
    counts: inGroups([...counts.values()]),
  };
}

/** How many entries of the whole ledger changed one verdict to another; null: it was withdrawn. */
export interface VerdictSum {
  before: Verdict;
  after: Verdict | null;
  count: number;
}

/** The changes of verdicts added up, the most frequent first. */
export async function verdictSums(db: Database): Promise<VerdictSum[]> {
  const before = sql<Verdict>`${rulingLedger.before} ->> 'verdict'`;
  const after = sql<Verdict | null>`${rulingLedger.after} ->> 'verdict'`;
  const count = sql<number>`count(*)::int`;
  return readTagged(['ledger'], () =>
    db
      .select({ before, after, count })
      .from(rulingLedger)
      .where(IN_GROUP.verdict)
      .groupBy(before, after)
      .orderBy(desc(count), before, after)
      .execute(),
  );
}

const NONE = { entries: 0, verdicts: 0, evidence: 0, first: 0 };

function inGroups(months: LedgerMonth[]): GroupCounts {
  const sum = (part: keyof typeof NONE) => months.reduce((total, month) => total + month[part], 0);
  return {
    all: sum('entries'),
    verdict: sum('verdicts'),
    evidence: sum('evidence'),
    first: sum('first'),
  };
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
  for (const { month, ...more } of added) {
    const before = counts.get(month) ?? NONE;
    counts.set(month, {
      month,
      entries: before.entries + more.entries,
      verdicts: before.verdicts + more.verdicts,
      evidence: before.evidence + more.evidence,
      first: before.first + more.first,
    });
  }
  counted.set(db, { seq: last.seq, hash: last.hash, counts });
  return counts;
}

async function countOf(db: Database, { kind, id }: { kind: Kind; id: string }): Promise<Counts> {
  const rows = await count(db, and(eq(rulingLedger.kind, kind), eq(rulingLedger.listingId, id)));
  return new Map(rows.map((row) => [row.month, row]));
}

function count(db: Database, which: SQL | undefined): Promise<LedgerMonth[]> {
  const { at } = rulingLedger;
  const month = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM')`;
  const countIn = (group: EntryGroup) =>
    sql<number>`(count(*) filter (where ${IN_GROUP[group]}))::int`;
  return db
    .select({
      month,
      entries: sql<number>`count(*)::int`,
      verdicts: countIn('verdict'),
      evidence: countIn('evidence'),
      first: countIn('first'),
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
