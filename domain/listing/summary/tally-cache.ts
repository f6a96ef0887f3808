import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import { type ChangeTag, readTagged } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import type { Scope } from '#domain/method/scope.ts';
import { judgeRulings } from '#domain/ruling/judgement.ts';
import { isKind, KINDS, type Kind, perKind } from '../kind.ts';
import { type RunningTally, startTally, type Tally, type VerdictCount } from './tally.ts';

/** The counts of all rulings as last read. */
export interface TallyCache {
  get(): Promise<Tally>;
  /** The listings of a kind by verdict; no change of the other kind concerns them. */
  verdictsOf(kind: Kind): Promise<VerdictCount[]>;
}

/** Listings read at once, some 15 ms of work. */
const BATCH = 500;

const TAGS: readonly ChangeTag[] = [...KINDS, 'rulings'];

/** Keeps the tally in this process: all listings are read once, then those that have changed. */
export function cacheTally(
  db: Database,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): TallyCache {
  let tally: RunningTally | null = null;
  let totals: Tally | null = null;
  /** The listings that have changed since the last reading. */
  let changed = noIds();
  let reading: Promise<void> | null = null;
  /** False: any listing may have changed. */
  let isFollowed = false;
  changes.onChange((tags) => {
    if (tags === null) isFollowed = false;
    for (const tag of tags ?? []) {
      const [kind, id] = tag.split('/');
      if (id && isKind(kind)) changed[kind].add(id);
    }
  });

  // A change that arrives meanwhile is left for the next reading.
  async function read(): Promise<void> {
    const ids = changed;
    changed = noIds();
    const known = isFollowed && changes.isListening() ? tally : null;
    isFollowed = true;
    try {
      tally = known ? await readChanged(db, known, ids) : await readAll(db);
      totals = tally.totals();
    } catch (error) {
      isFollowed = false;
      throw error;
    } finally {
      reading = null;
    }
  }

  const isCurrent = () =>
    isFollowed && changes.isListening() && KINDS.every((kind) => changed[kind].size === 0);

  async function current(): Promise<Tally> {
    // A reading that began before the last change may lack it.
    await reading?.catch(() => {});
    if (!totals || !isCurrent()) {
      reading ??= read();
      await reading;
    }
    if (!totals) throw new Error('the rulings were not read');
    return totals;
  }

  return {
    get: () => readTagged(TAGS, current),
    verdictsOf: (kind) => readTagged([kind], async () => (await current()).verdicts[kind]),
  };
}

function noIds(): Record<Kind, Set<string>> {
  return perKind(() => new Set<string>());
}

async function readAll(db: Database): Promise<RunningTally> {
  const tally = startTally();
  for (const kind of KINDS) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows: Row[] = await readRows(db, kind, gt(listings.id, after));
      for (const row of rows) tally.set(kind, row.id, judgementOf(kind, row));
      after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    }
  }
  return tally;
}

async function readChanged(
  db: Database,
  tally: RunningTally,
  changed: Record<Kind, Set<string>>,
): Promise<RunningTally> {
  for (const kind of KINDS) {
    for (const some of batchesOf([...changed[kind]], BATCH)) {
      const rows = new Map(
        (await readRows(db, kind, inArray(listings.id, some))).map((row) => [row.id, row]),
      );
      for (const id of some) {
        const row = rows.get(id);
        tally.set(kind, id, row ? judgementOf(kind, row) : null);
      }
    }
  }
  return tally;
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Database, kind: Kind, which: SQL) {
  return db
    .select({
      id: listings.id,
      main: sql<Scope>`main_scope(${listings.offers})`,
      judged: listings.judged,
    })
    .from(listings)
    .where(and(eq(listings.kind, kind), which))
    .orderBy(asc(listings.id))
    .limit(BATCH);
}

function judgementOf(kind: Kind, row: Row) {
  return judgeRulings(kind, row.main, row.judged);
}
