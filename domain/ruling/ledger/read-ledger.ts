import { and, asc, desc, eq, gt, gte, lt, max, ne, not, type SQL, sql } from 'drizzle-orm';
import { listingTags, readTagged, tagOf } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { preparedOnce } from '#db/prepared.ts';
import { cachedEach, cachedReading } from '#db/reading-cache.ts';
import { type Kind, rulingLedger, type Verdict } from '#db/schema.ts';
import { SPOT } from '#domain/method/scope.ts';
import { type LedgerEntry, WORDING } from './ledger-entry.ts';
import type { EntryGroup } from './ledger-group.ts';

/** The entry with this sequence number, and whether it is the last one of its ruling; null: there is none. */
export async function findEntry(
  db: Database,
  { kind, id, seq }: { kind: Kind; id: string; seq: number },
): Promise<{ entry: LedgerEntry; isLast: boolean } | null> {
  const [entry] = await listEntries(db, { of: { kind, id }, before: seq + 1, limit: 1 });
  if (entry?.seq !== seq) return null;
  const isLater = and(
    eq(rulingLedger.kind, kind),
    eq(rulingLedger.listingId, id),
    eq(rulingLedger.scope, entry.scope),
    gt(rulingLedger.seq, seq),
  );
  const later = await readTagged(listingTags(kind, [id]), async () =>
    db.select({ one: sql`1` }).from(rulingLedger).where(isLater).limit(1),
  );
  return { entry, isLast: later.length === 0 };
}

// `isWording` in SQL.
const isWordingRow = sql`coalesce(
  ${rulingLedger.changed} <@ ${JSON.stringify(WORDING)}::jsonb
  and ${rulingLedger.before} -> 'findings' = ${rulingLedger.after} -> 'findings', false)`;

// The condition of the index `ruling_ledger_changes`, word for word.
const isChange = sql`${rulingLedger.before} is not null`;
const hasNewVerdict = sql`(${rulingLedger.changed} ? 'verdict' or ${rulingLedger.after} is null)`;
/** The condition for each group of entries. */
export const IN_GROUP: Record<EntryGroup, SQL> = {
  verdict: sql`(${isChange} and ${hasNewVerdict})`,
  evidence: sql`(${isChange} and not ${hasNewVerdict} and ${rulingLedger.changed} ?| array['criteria', 'evidence', 'positions'])`,
  first: sql`${rulingLedger.before} is null`,
};

/**
 * Entries, the newest first, of all listings or of one; with `before`, only those with a lower `seq`; without `wording`, none of
 * wording alone.
 */
export async function listEntries(
  db: Database,
  {
    of,
    before,
    wording = true,
    only = null,
    limit,
  }: {
    of?: { kind: Kind; id: string };
    before?: number | undefined;
    wording?: boolean;
    only?: EntryGroup | null;
    limit: number;
  },
): Promise<LedgerEntry[]> {
  const isLatest = before === undefined && !only;
  if (isLatest && of && wording) return latestEntriesOf(db, of, limit);
  if (isLatest && !of && !wording) return latestRulings(db, limit);
  const tags = of ? listingTags(of.kind, [of.id]) : (['ledger'] as const);
  return readTagged(tags, async () =>
    db
      .select()
      .from(rulingLedger)
      .where(
        and(
          of && eq(rulingLedger.kind, of.kind),
          of && eq(rulingLedger.listingId, of.id),
          before === undefined ? undefined : lt(rulingLedger.seq, before),
          wording ? undefined : not(isWordingRow),
          only ? IN_GROUP[only] : undefined,
        ),
      )
      .orderBy(desc(rulingLedger.seq))
      .limit(limit),
  );
}

// On the page of each listing.
function latestEntriesOf(
  db: Database,
  { kind, id }: { kind: Kind; id: string },
  limit: number,
): Promise<LedgerEntry[]> {
  return readTagged(listingTags(kind, [id]), () => latestEntries(db).execute({ kind, id, limit }));
}

const latestEntries = preparedOnce((db) =>
  db
    .select()
    .from(rulingLedger)
    .where(
      and(
        eq(rulingLedger.kind, sql.placeholder('kind')),
        eq(rulingLedger.listingId, sql.placeholder('id')),
      ),
    )
    .orderBy(desc(rulingLedger.seq))
    .limit(sql.placeholder('limit'))
    .prepare('latest_entries'),
);

// On the home page.
function latestRulings(db: Database, limit: number): Promise<LedgerEntry[]> {
  return readTagged(['ledger'], () => latestOfAll(db).execute({ limit }));
}

const latestOfAll = preparedOnce((db) =>
  db
    .select()
    .from(rulingLedger)
    .where(not(isWordingRow))
    .orderBy(desc(rulingLedger.seq))
    .limit(sql.placeholder('limit'))
    .prepare('latest_of_all'),
);

/** The number of entries. */
export async function ledgerLength(db: Database): Promise<number> {
  return cachedReading(['length of the ledger'], async () => {
    const [row] = await readTagged(['ledger'], () => lastEntry(db).execute());
    return row?.last ?? 0;
  });
}

const lastEntry = preparedOnce((db) =>
  db
    .select({ last: max(rulingLedger.seq) })
    .from(rulingLedger)
    .prepare('last_entry'),
);

/** The date of the last change of each listing's rulings, by id; the opening of the ledger and changes of wording do not count. */
export async function lastChanges(
  db: Database,
  kind: Kind,
  ids: string[],
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  return cachedEach(`last change of ${kind}`, ids, tagOf(kind), async (unknown) => {
    const rows = await readTagged(listingTags(kind, unknown), () =>
      lastChangesOf(db).execute({ kind, ids: unknown }),
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  });
}

const lastChangesOf = preparedOnce((db) =>
  db
    .selectDistinctOn([rulingLedger.listingId], {
      id: rulingLedger.listingId,
      at: rulingLedger.at,
    })
    .from(rulingLedger)
    .where(
      and(
        eq(rulingLedger.kind, sql.placeholder('kind')),
        sql`${rulingLedger.listingId} = any(${sql.placeholder('ids')})`,
        ne(rulingLedger.what, 'opened'),
        not(isWordingRow),
      ),
    )
    .orderBy(rulingLedger.listingId, desc(rulingLedger.seq))
    .prepare('last_changes'),
);

/** A change of the verdict of a listing's main ruling; null: there was or is none. */
export interface VerdictChange {
  at: Date;
  before: Verdict | null;
  after: Verdict | null;
}

/** The changes of a listing's main verdict since a time, oldest first; the opening of the ledger does not count. */
export async function verdictChanges(
  db: Database,
  { kind, id }: { kind: Kind; id: string },
  since: Date,
): Promise<VerdictChange[]> {
  return readTagged(listingTags(kind, [id]), () =>
    verdictChangesOf(db).execute({ kind, id, since: since.toISOString() }),
  );
}

const verdictChangesOf = preparedOnce((db) => {
  const verdictIn = (state: typeof rulingLedger.before | typeof rulingLedger.after) =>
    sql<Verdict | null>`${state} ->> 'verdict'`;
  const [before, after] = [verdictIn(rulingLedger.before), verdictIn(rulingLedger.after)];
  return db
    .select({ at: rulingLedger.at, before, after })
    .from(rulingLedger)
    .where(
      and(
        eq(rulingLedger.kind, sql.placeholder('kind')),
        eq(rulingLedger.listingId, sql.placeholder('id')),
        eq(rulingLedger.scope, SPOT),
        ne(rulingLedger.what, 'opened'),
        gte(rulingLedger.at, sql.placeholder('since')),
        sql`${before} is distinct from ${after}`,
      ),
    )
    .orderBy(asc(rulingLedger.seq))
    .prepare('verdict_changes');
});
