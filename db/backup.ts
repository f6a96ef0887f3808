import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, isUnavailable } from './client.ts';
import { LOCKS } from './locks.ts';

/**
 * Tables in a backup, in the order of their foreign keys. Sessions end, triggers count, and outside answers are fetched
 * again, except the prices of past days.
 */
export const TABLES = [
  'listings',
  'listing_texts',
  'listing_changes',
  'ruling_ledger',
  'ruling_texts',
  'positions',
  'position_changes',
  'headline_tasks',
  'submissions',
  'accounts',
  'market_days',
  'watched_pages',
  'watched_quotes',
  'quote_uses',
  'quote_differences',
  'registers',
  'register_entries',
  'register_tasks',
  'warning_lists',
  'warned_domains',
  'warned_addresses',
  'warning_decisions',
] as const;
type BackedUpTable = (typeof TABLES)[number];

export const MAX_ROWS_PER_PART = 500;
/** Tables that a restore empties and does not fill, locked before `TABLES`. */
const EMPTIED_BEFORE = ['link_checks', 'challenges', 'sessions', 'code_failures', 'throttles'];
/** Emptied too, because the backup's history may name these uploads; locked after `TABLES`. */
const EMPTIED_AFTER = ['unused_uploads'];

export interface TableColumns {
  table: BackedUpTable;
  columns: string[];
}

export type TablePart = TableColumns | { table: BackedUpTable; rows: object[] };

/** Reads every row in one snapshot while writers continue. */
export async function readTables(
  db: Database,
  onPart: (part: TablePart) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      for (const table of TABLES) {
        const columns = await columnsOf(tx, table);
        await onPart({ table, columns });
        await tx.execute(
          sql`declare backed_up no scroll cursor for select to_jsonb(t) as row from ${sql.identifier(table)} t`,
        );
        for (;;) {
          const batch = await tx.execute<{ row: Record<string, unknown> }>(
            sql`fetch ${sql.raw(String(MAX_ROWS_PER_PART))} from backed_up`,
          );
          if (batch.length === 0) break;
          const rows = batch.map(({ row }) =>
            Object.fromEntries(columns.map((column) => [column, row[column]])),
          );
          await onPart({ table, rows });
        }
        await tx.execute(sql`close backed_up`);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Whether a restore would destroy accounts or edits. */
export async function hasEdits(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ found: boolean }>(
    sql`select exists (select from accounts) or exists (select from listing_changes) as found`,
  );
  return row?.found ?? true;
}

/** Runs `work` once no restore is running; skips it if a restore runs for more than two seconds. */
export async function betweenRestores(
  db: Database,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  let hasLock = false;
  const attempt = db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.restore})`);
    hasLock = true;
    await work(tx);
  });
  await attempt.catch((error: unknown) => {
    if (hasLock || !isUnavailable(error)) throw error;
  });
}

/** Returns a column of the backup that this schema lacks; null if there is none. */
export async function findUnknownColumn(
  db: Database,
  backedUp: TableColumns[],
): Promise<string | null> {
  for (const { table, columns } of backedUp) {
    const known = await columnsOf(db, table);
    const unknown = columns.find((column) => !known.includes(column));
    if (unknown !== undefined) return `${table}.${unknown}`;
  }
  return null;
}

/** Returns a column with a time outside the years 1 to 9999, such as `infinity`; null if there is none. */
export async function findUnrepresentableTime(db: Database): Promise<string | null> {
  const columns = await db.execute<{ table: BackedUpTable; name: string }>(sql`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('timestamp with time zone', 'date')`);
  for (const { table, name } of columns.filter((column) => TABLES.includes(column.table))) {
    const [row] = await db.execute<{ found: boolean }>(sql`
      select exists (select from ${sql.identifier(table)}
        where ${sql.identifier(name)} not between '0001-01-01' and '9999-12-31') as found`);
    if (row?.found) return `${table}.${name}`;
  }
  return null;
}

/** Names of the uploaded pictures that a listing or its history refers to. */
export async function picturesInUse(db: Database): Promise<Set<string>> {
  const names = sql`regexp_matches(content, '/uploads/([A-Za-z0-9_-]+[.]webp)', 'g')`;
  const rows = await db.execute<{ name: string }>(sql`
    select distinct (${names})[1] as name from (
      select image as content from listings
      union all select before::text from listing_changes
      union all select after::text from listing_changes
    ) texts`);
  return new Set(rows.map(({ name }) => name));
}

/** Replaces all rows by those of a backup in one transaction; returns their number. Readers see the previous rows, and writers wait. */
export async function replaceTables(
  db: Database,
  parts: AsyncIterable<TablePart>,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.restore})`);
    await emptyTables(tx);
    const columns = new Map<BackedUpTable, InsertedColumns>();
    let count = 0;
    for await (const part of parts) {
      if ('columns' in part) columns.set(part.table, insertedColumns(part));
      else count += await insert(tx, part, columns.get(part.table));
    }
    await advanceSequences(tx);
    return count;
  });
}

// TRUNCATE would block readers and empty a concurrent backup (https://www.postgresql.org/docs/current/mvcc-caveats.html).
async function emptyTables(db: Database): Promise<void> {
  // Writers lock in the same order, which prevents deadlocks: sessions before their account, a listing before its upload.
  const names = [...EMPTIED_BEFORE, ...TABLES, ...EMPTIED_AFTER];
  const tables = names.map((name) => sql.identifier(name));
  await db.execute(sql`lock table ${sql.join(tables, sql`, `)} in exclusive mode`);
  await db.execute(sql`alter table ruling_ledger disable trigger stands`);
  for (const table of tables.reverse()) await db.execute(sql`delete from ${table}`);
  await db.execute(sql`alter table ruling_ledger enable trigger stands`);
}

async function insert(
  db: Database,
  { table, rows }: { table: BackedUpTable; rows: object[] },
  columns: InsertedColumns | undefined,
): Promise<number> {
  if (!columns) throw new Error(`the columns of ${table} come before its rows`);
  const name = sql.identifier(table);
  await db.execute(
    sql`insert into ${name} (${columns.names}) overriding system value
      select ${columns.values} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
  );
  return rows.length;
}

interface InsertedColumns {
  names: SQL;
  values: SQL;
}

// Columns missing from an older backup get their defaults; its rulings are converted to the current shape.
function insertedColumns({ table, columns }: TableColumns): InsertedColumns {
  const values = new Map<string, SQLWrapper>(columns.map((name) => [name, sql.identifier(name)]));
  if (table === 'listings') {
    values.set('rulings', sql`one_shape_of_rulings(category, ruled_at, rulings)`);
  }
  return {
    names: sql.join(
      [...values.keys()].map((name) => sql.identifier(name)),
      sql`, `,
    ),
    values: sql.join([...values.values()], sql`, `),
  };
}

async function columnsOf(db: Database, table: string): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`);
  return rows.map(({ name }) => name);
}

// Sequences never go back: setval() is not undone if the restore is rolled back.
async function advanceSequences(db: Database): Promise<void> {
  for (const table of ['listing_changes', 'headline_tasks']) {
    const counter = sql`pg_get_serial_sequence(${table}, 'id')`;
    await db.execute(sql`
      select setval(${counter}, greatest(nextval(${counter}), (select max(id) from ${sql.identifier(table)})))`);
  }
}
