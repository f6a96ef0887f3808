import { eq, type SQL, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import type { Database } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { warningLists } from '#db/schema.ts';
import { eachHostIn, registeredDomain } from '#domain/address/domains.ts';
import { dayOf } from '#domain/time/day.ts';
import { inSlices, withRests } from '#domain/time/in-slices.ts';
import { WarningListError, WarningListHeld } from './error.ts';
import type { ListId } from './list-ids.ts';
import { LISTS, type WarningList } from './lists.ts';
import { readList } from './read-list.ts';
import { decode, UNEXPLAINED, type WarnedEntry } from './shapes.ts';
import { eachAddressIn } from './warnable-address.ts';

/** The source of domains and addresses that are never warned of, such as those of the European register and of token lists. */
export const PROTECTED = 'protected';

// So few that a server beside the import answers between two.
const ROWS_PER_STATEMENT = 500;
/** A list that grows or shrinks by more than this share waits for an editor. */
const MAX_CHANGE = 0.5;

/** For how long an entry that is missing may be one that slipped out; the list's own day shows best that it is the same. */
const MAX_GAP_DAYS = 30;
const MAX_UNDATED_GAP_DAYS = 7;

/** The tables of the two things that lists name. */
const STORED = {
  domains: { table: 'warned_domains', key: 'domain' },
  addresses: { table: 'warned_addresses', key: 'address' },
} as const;

export interface ImportedList {
  /** Number of domains or addresses in the list. */
  entries: number;
  added: number;
  gone: number;
}

/**
 * Takes a list over, all or nothing: what it no longer names is marked as gone. Repeating it changes nothing.
 * Throws WarningListError for another shape and for a file from before the last reading, and WarningListHeld for a list that grew
 * or shrank by more than half unless `mayJump`.
 */
export async function importWarnings(
  db: Database,
  list: ListId,
  bytes: Uint8Array,
  { mayJump = false, now = new Date() }: { mayJump?: boolean; now?: Date } = {},
): Promise<ImportedList> {
  const { names } = LISTS[list];
  const entries = await readList({ list, bytes });
  if (entries.length === 0) throw new WarningListError(NONE[names]);
  if (!(await hasProtectedNames(db)))
    throw new WarningListError('the protected domains come first, with "data protected FILE…"');
  const byName = new Map<string, WarnedEntry>();
  await inSlices(entries, (entry) => byName.set(entry.warned, entry));
  const unique = [...byName.values()];
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.warningImport})`);
    const [before] = await tx.select().from(warningLists).where(eq(warningLists.source, list));
    if (before && before.readAt > now) {
      throw new WarningListError('it is older than the last reading');
    }
    if (before && !mayJump && isJump(before.entries, unique.length)) {
      throw new WarningListHeld(`it has ${unique.length} ${names} after ${before.entries}`);
    }
    return replace(tx, unique, { source: list, names, now, keepsUnnamed: false });
  });
}

async function hasProtectedNames(db: Database): Promise<boolean> {
  return (await db.$count(warningLists, eq(warningLists.source, PROTECTED))) > 0;
}

const NONE = { domains: 'it contains no domain', addresses: 'it contains no address' };

interface ImportedProtection {
  domains: number;
  addresses: number;
  added: number;
}

/** Adds all domains and addresses in the texts of registers and token lists to those that are never warned of. */
export async function importProtected(
  db: Database,
  bytes: Uint8Array,
  now = new Date(),
): Promise<ImportedProtection> {
  const imported = await protectNamed(db, bytes, now);
  if (!imported) throw new WarningListError('it contains neither domains nor addresses');
  return imported;
}

/** The same; null: the text names none. */
export async function protectNamed(
  db: Database,
  bytes: Uint8Array,
  now = new Date(),
): Promise<ImportedProtection | null> {
  const text = decode(bytes);
  const domains = new Set<string>();
  await inSlices(eachHostIn(text), (host) => {
    const domain = host && registeredDomain(host);
    if (domain) domains.add(domain);
  });
  const addresses = new Set<string>();
  await inSlices(eachAddressIn(text), (address) => address && addresses.add(address));
  if (domains.size + addresses.size === 0) return null;
  const add = (warned: Set<string>, names: WarningList['names']) => {
    const entries = [...warned].map((one) => ({ ...UNEXPLAINED, warned: one }));
    return replace(db, entries, { source: PROTECTED, names, now, keepsUnnamed: true });
  };
  const ofAddresses = await add(addresses, 'addresses');
  const ofDomains = await add(domains, 'domains');
  return {
    domains: domains.size,
    addresses: addresses.size,
    added: ofDomains.added + ofAddresses.added,
  };
}

interface Replaced {
  source: string;
  names: WarningList['names'];
  now: Date;
  /** Entries that are not named again stay, instead of being marked as gone. */
  keepsUnnamed: boolean;
}

/** Replaces the entries of a source; one that is missing is marked as gone, not deleted. */
function replace(
  db: Database,
  entries: WarnedEntry[],
  { source, names, now, keepsUnnamed }: Replaced,
): Promise<ImportedList> {
  const stored: Stored = { source, names, today: dayOf(now) };
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.warningImport})`);
    await enterReading(tx, source, { readAt: now, entries: entries.length });
    await stageEntries(tx, names, entries);
    const gone = keepsUnnamed ? 0 : await markGone(tx, stored);
    if (!keepsUnnamed) await dropDecisions(tx, stored);
    const added = await storeStaged(tx, stored, entries);
    return { entries: entries.length, added, gone };
  });
}

/** The stored entries of a source; `today` is an ISO day. */
interface Stored {
  source: string;
  names: WarningList['names'];
  today: string;
}

/** Enters the day and size of a reading. */
async function enterReading(
  tx: Database,
  source: string,
  reading: { readAt: Date; entries: number },
): Promise<void> {
  await tx
    .insert(warningLists)
    .values({ source, ...reading })
    .onConflictDoUpdate({ target: warningLists.source, set: reading });
  // Pages show confirmed warnings with the day of the last reading.
  await tx.execute(sql`select notify_tags(array['warnings'])
    where exists (select from warning_decisions where source = ${source})`);
}

/** Writes the entries to `read_entries`, a table of this transaction, to be compared with the stored ones. */
async function stageEntries(
  tx: Database,
  names: WarningList['names'],
  entries: WarnedEntry[],
): Promise<void> {
  await tx.execute(sql`create temporary table read_entries (
    warned text primary key, registered text, "by" text, name text, reason text, listed_on date) on commit drop`);
  for await (const some of withRests(batchesOf(entries, ROWS_PER_STATEMENT))) {
    const part = some.map(({ listedOn, ...entry }) => ({
      ...entry,
      listed_on: listedOn,
      registered: names === 'domains' ? registeredDomain(entry.warned) : null,
    }));
    await tx.execute(sql`insert into read_entries
      select * from jsonb_to_recordset(${JSON.stringify(part)}::text::jsonb)
        as part (warned text, registered text, "by" text, name text, reason text, listed_on date)`);
  }
}

/** Marks the entries that the source no longer names; returns their number. */
function markGone(tx: Database, { source, names, today }: Stored): Promise<number> {
  const { table, key } = identifiersOf(names);
  return count(
    tx,
    sql`update ${table} set gone_on = ${today}
      where source = ${source} and gone_on is null
        and not exists (select from read_entries where read_entries.warned = ${table}.${key})
      returning 1`,
  );
}

/** Deletes the decisions on entries that are gone, but for those that may slip back. */
async function dropDecisions(tx: Database, { source, names, today }: Stored): Promise<void> {
  const { table, key } = identifiersOf(names);
  await tx.execute(sql`delete from warning_decisions decided where decided.source = ${source}
    and not exists (select from ${table} old where old.source = ${source} and old.${key} = decided.warned
      and (old.gone_on is null or decided.decision = 'impersonated' and ${maySlipBack(key, today)}))`);
}

/** Adds or updates the staged entries; returns the number of those that are new or different. */
async function storeStaged(
  tx: Database,
  { source, names, today }: Stored,
  entries: WarnedEntry[],
): Promise<number> {
  const { table, key } = identifiersOf(names);
  const areDomains = names === 'domains';
  const registered = areDomains ? sql`, registered` : sql.empty();
  let stored = 0;
  for await (const some of withRests(batchesOf(entries, ROWS_PER_STATEMENT))) {
    const part = JSON.stringify(some.map(({ warned }) => warned));
    stored += await count(
      tx,
      sql`insert into ${table} as old (${key}, source, "by", name, reason, listed_on, first_read_on${registered})
        select warned, ${source}, "by", name, reason, listed_on, ${today}::date${registered} from read_entries
          where warned in (select jsonb_array_elements_text(${part}::text::jsonb))
        on conflict (${key}, source) do update set
          "by" = excluded."by", name = excluded.name, reason = excluded.reason, listed_on = excluded.listed_on,
          first_read_on = case when old.gone_on is null or exists (select from warning_decisions decided
              where decided.source = old.source and decided.warned = old.${key})
            then old.first_read_on else excluded.first_read_on end,
          gone_on = null ${areDomains ? sql`, registered = excluded.registered` : sql.empty()}
        where (old."by", old.name, old.reason, old.listed_on) is distinct from
          (excluded."by", excluded.name, excluded.reason, excluded.listed_on) or old.gone_on is not null
          ${areDomains ? sql`or old.registered is null` : sql.empty()}
        returning 1`,
    );
  }
  return stored;
}

function identifiersOf(names: WarningList['names']) {
  const { table, key } = STORED[names];
  return { table: sql.identifier(table), key: sql.identifier(key) };
}

/**
 * Whether an entry that was taken back is the same one if it returns. A list may lack a name in one copy, and none of them publishes
 * that it withdrew one. Only the decision that keeps a warning from readers is taken up again: one that shows it ends at once, or it
 * would be public again without an editor (decisions.ts).
 */
function maySlipBack(key: ReturnType<typeof sql.identifier>, today: string): SQL {
  return sql`old.gone_on >= ${today}::date - case when old.listed_on is null then ${MAX_UNDATED_GAP_DAYS}::int else ${MAX_GAP_DAYS}::int end
    and not exists (select from read_entries again where again.warned = old.${key}
      and (again."by", again.name, again.reason, again.listed_on)
        is distinct from (old."by", old.name, old.reason, old.listed_on))`;
}

// The number of changed rows; the rows themselves would be many.
async function count(db: Database, change: SQL): Promise<number> {
  const rows = await db.execute<{ count: number }>(
    sql`with changed as (${change}) select count(*)::int as count from changed`,
  );
  return rows[0]?.count ?? 0;
}

function isJump(before: number, after: number): boolean {
  return Math.abs(after - before) > before * MAX_CHANGE;
}
