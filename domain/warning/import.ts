import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { warningLists } from '#db/schema.ts';
import { hostsIn, registeredDomain } from './domain-of.ts';
import { WarningListError } from './error.ts';
import { LISTS, type ListId } from './lists.ts';
import type { WarnedEntry } from './shapes.ts';

/** The source of domains that are never warned of, such as those of the European register. */
export const PROTECTED = 'protected';

const PER_PART = 10_000;
/** A list that changes by more than this share waits for an editor. */
const MOST_CHANGE = 0.5;
const IMPORT_LOCK = 7_426_031;

export interface ImportedList {
  domains: number;
  added: number;
  gone: number;
}

/**
 * Takes a list over, all or nothing: domains that it no longer names are marked as gone. Repeating it changes nothing.
 * Throws WarningListError for another shape, and for a list that grew or shrank by more than half unless `mayJump`.
 */
export async function importWarnings(
  db: Database,
  list: ListId,
  bytes: Uint8Array,
  { mayJump = false, now = new Date() }: { mayJump?: boolean; now?: Date } = {},
): Promise<ImportedList> {
  const entries = LISTS[list].read(decode(bytes));
  if (entries.length === 0) throw new WarningListError('it names no domain');
  const [shield] = await db.select().from(warningLists).where(eq(warningLists.source, PROTECTED));
  if (!shield)
    throw new WarningListError('the protected domains come first, with "data protected FILE…"');
  const [before] = await db.select().from(warningLists).where(eq(warningLists.source, list));
  const unique = [...new Map(entries.map((entry) => [entry.domain, entry])).values()];
  if (before && !mayJump && isJump(before.domains, unique.length)) {
    await db
      .update(warningLists)
      .set({ heldDomains: unique.length })
      .where(eq(warningLists.source, list));
    throw new WarningListError(
      `it has ${unique.length} domains after ${before.domains}: look at it, and repeat with --replace`,
    );
  }
  return replace(db, list, unique, { now, keepsOthers: false });
}

/** Adds all domains in the texts of registers and token lists to those that are never warned of. */
export function importProtected(db: Database, bytes: Uint8Array, now = new Date()) {
  const domains = hostsIn(decode(bytes)).map(registeredDomain);
  const unique = [...new Set(domains.filter((domain) => domain !== null))];
  if (unique.length === 0) throw new WarningListError('it names no domain');
  const entries = unique.map((domain) => ({
    ...{ domain, by: null, name: null },
    ...{ reason: null, listedOn: null },
  }));
  return replace(db, PROTECTED, entries, { now, keepsOthers: true });
}

function replace(
  db: Database,
  source: string,
  entries: WarnedEntry[],
  { now, keepsOthers }: { now: Date; keepsOthers: boolean },
): Promise<ImportedList> {
  const today = now.toISOString().slice(0, 10);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    await tx.execute(sql`create temporary table read_domains (
      domain text primary key, "by" text, name text, reason text, listed_on date) on commit drop`);
    for (let from = 0; from < entries.length; from += PER_PART) {
      const part = entries
        .slice(from, from + PER_PART)
        .map(({ listedOn, ...entry }) => ({ ...entry, listed_on: listedOn }));
      await tx.execute(sql`insert into read_domains
        select * from jsonb_to_recordset(${JSON.stringify(part)}::text::jsonb)
          as part (domain text, "by" text, name text, reason text, listed_on date)`);
    }
    await tx
      .insert(warningLists)
      .values({ source, readAt: now, domains: entries.length })
      .onConflictDoUpdate({
        target: warningLists.source,
        set: { readAt: now, domains: entries.length, heldDomains: null },
      });
    const gone = keepsOthers
      ? []
      : await tx.execute(sql`update warned_domains set gone_on = ${today}
        where source = ${source} and gone_on is null
          and not exists (select from read_domains where read_domains.domain = warned_domains.domain)
        returning 1`);
    const added = await tx.execute(sql`
      insert into warned_domains as old (domain, source, "by", name, reason, listed_on, first_read_on)
      select domain, ${source}, "by", name, reason, listed_on, ${today}::date from read_domains
      on conflict (domain, source) do update set
        "by" = excluded."by", name = excluded.name, reason = excluded.reason, listed_on = excluded.listed_on,
        first_read_on = case when old.gone_on is null then old.first_read_on else excluded.first_read_on end,
        gone_on = null
      where (old."by", old.name, old.reason, old.listed_on) is distinct from
        (excluded."by", excluded.name, excluded.reason, excluded.listed_on) or old.gone_on is not null
      returning 1`);
    return { domains: entries.length, added: added.length, gone: gone.length };
  });
}

function isJump(before: number, after: number): boolean {
  return Math.abs(after - before) > before * MOST_CHANGE;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WarningListError('it is not in UTF-8');
  }
}
