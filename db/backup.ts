import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, isUnavailable } from './client.ts';

/**
 * What a backup holds, in the order it can be put back. Left out: sessions and sign-ins half done, which end with
 * it; counts, which triggers keep; and answers of outside services and what was found at links, which come again.
 */
export const TABLES = [
  'listings',
  'listing_texts',
  'listing_changes',
  'ruling_ledger',
  'headline_tasks',
  'submissions',
  'accounts',
] as const;
export type BackedUpTable = (typeof TABLES)[number];

/** The most rows in a part. */
export const BACKUP_ROWS_AT_ONCE = 500;
// Any number will do, as long as nobody else takes it.
const RESTORE_LOCK = 7_426_021;
/** Tables of the state that a restore replaces, which are not in the backup. */
const ENDED_BY_RESTORE = ['link_checks', 'challenges', 'sessions', 'code_failures', 'throttles'];
/** Forgotten: the backup's history may name them. */
const FORGOTTEN_BY_RESTORE = ['unused_uploads'];

export interface TableColumns {
  table: BackedUpTable;
  columns: string[];
}

/** A table's columns, or some of its rows. */
export type TablePart = TableColumns | { table: BackedUpTable; rows: object[] };

/** Every row as of one moment, while others go on writing. */
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
          const some = await tx.execute<{ row: Record<string, unknown> }>(
            sql`fetch ${sql.raw(String(BACKUP_ROWS_AT_ONCE))} from backed_up`,
          );
          if (some.length === 0) break;
          const rows = some.map(({ row }) =>
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

/** Whether there is anything here that a restore would destroy: accounts, or what an editor has done. */
export async function isTouched(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ touched: boolean }>(
    sql`select exists (select from accounts) or exists (select from listing_changes) as touched`,
  );
  return row?.touched ?? true;
}

/** Does `work` once no restore is running; where one goes on running for two seconds, not at all. */
export async function betweenRestores(
  db: Database,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  let isTurn = false;
  const doing = db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${RESTORE_LOCK})`);
    isTurn = true;
    await work(tx);
  });
  await doing.catch((error: unknown) => {
    if (isTurn || !isUnavailable(error)) throw error;
  });
}

/** A column of the backup that is in no table here; null where all are. */
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

/** A column of time with a value no program of ours writes, such as `infinity`, which JavaScript has no date for; null: none. */
export async function findOddTime(db: Database): Promise<string | null> {
  const columns = await db.execute<{ table: BackedUpTable; name: string }>(sql`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('timestamp with time zone', 'date')`);
  for (const { table, name } of columns.filter((each) => TABLES.includes(each.table))) {
    const [row] = await db.execute<{ odd: boolean }>(sql`
      select exists (select from ${sql.identifier(table)}
        where ${sql.identifier(name)} not between '0001-01-01' and '9999-12-31') as odd`);
    if (row?.odd) return `${table}.${name}`;
  }
  return null;
}

/** Names of the uploaded pictures that a listing has or, as its history knows, has had. */
export async function picturesInUse(db: Database): Promise<Set<string>> {
  const named = sql`regexp_matches(said, '/uploads/([A-Za-z0-9_-]+[.]webp)', 'g')`;
  const rows = await db.execute<{ name: string }>(sql`
    select distinct (${named})[1] as name from (
      select image as said from listings
      union all select before::text from listing_changes
      union all select after::text from listing_changes
    ) texts`);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Puts the rows of a backup in the place of all that is here, in one transaction. Until it is committed readers go on with
 * what was there, and writers wait.
 */
export async function replaceTables(
  db: Database,
  parts: AsyncIterable<TablePart>,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${RESTORE_LOCK})`);
    await emptyTables(tx);
    const columns = new Map<BackedUpTable, InsertedColumns>();
    let count = 0;
    for await (const part of parts) {
      if ('columns' in part) columns.set(part.table, insertedColumns(part));
      else count += await insert(tx, part, columns.get(part.table));
    }
    await goOnCounting(tx);
    return count;
  });
}

// Not by TRUNCATE: it would keep readers waiting, and leave a backup that was begun before the commit without rows
// (https://www.postgresql.org/docs/current/mvcc-caveats.html).
async function emptyTables(db: Database): Promise<void> {
  // A writer locks in this order too, so that neither waits for the other: what refers to an account before the accounts,
  // a listing before its picture is no longer unused.
  const names = [...ENDED_BY_RESTORE, ...TABLES, ...FORGOTTEN_BY_RESTORE];
  const tables = names.map((name) => sql.identifier(name));
  await db.execute(sql`lock table ${sql.join(tables, sql`, `)} in exclusive mode`);
  // To everybody else the ledger is only added to.
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

// Columns that an older backup does not have get their defaults. Rulings are made of what else it has of them.
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

// Never back: where the restore comes to nothing after this, the counter stays as it is set here.
async function goOnCounting(db: Database): Promise<void> {
  for (const table of ['listing_changes', 'headline_tasks']) {
    const counter = sql`pg_get_serial_sequence(${table}, 'id')`;
    await db.execute(sql`
      select setval(${counter}, greatest(nextval(${counter}), (select max(id) from ${sql.identifier(table)})))`);
  }
}
