import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { warnedAddresses, warnedDomains, warningLists } from '#db/schema.ts';
import { domainsAbove, registeredDomain } from '#domain/address/domains.ts';
import { findContracts } from '#domain/contract/find-contracts.ts';
import { dayOf } from '#domain/time/day.ts';
import { isConfirmed } from './decisions.ts';
import { PROTECTED } from './import.ts';
import { listedDomains } from './listed-domains.ts';
import { isListId, LISTS, type WarningList } from './lists.ts';
import { isStaleReading } from './read-lists.ts';
import { isNeverWarned } from './warnable-domain.ts';

/** The warning of one list about one domain or address. */
export interface FoundWarning {
  /** Null: the list names an address. */
  domain: string | null;
  /** On a chain, in its normal form; null: the list names a domain. */
  address: string | null;
  list: Pick<WarningList, 'kind' | 'name' | 'url'>;
  /** The authority, where a list joins those of several. */
  by: string | null;
  name: string | null;
  reason: string | null;
  /** ISO days. */
  listedOn: string | null;
  firstReadOn: string;
  lastReadOn: string;
  /** The list has not been read for three times its rhythm. */
  isStale: boolean;
}

/** A pasted text has room for fewer. */
const MAX_HOSTS = 250;

/**
 * Warnings that lists give of the hosts, and of domains above them that somebody has registered. Those of a listing's or a
 * protected domain are there only once an editor has confirmed them.
 */
export async function findWarnings(
  db: Database,
  hosts: readonly string[],
  now = new Date(),
): Promise<FoundWarning[]> {
  const asked = hosts.filter((host) => !isNeverWarned(host)).slice(0, MAX_HOSTS);
  if (asked.length === 0) return [];
  const rows = await db
    .select({
      row: warnedDomains,
      readAt: warningLists.readAt,
      isConfirmed: isConfirmed(warnedDomains.domain, warnedDomains),
    })
    .from(warnedDomains)
    .innerJoin(warningLists, eq(warningLists.source, warnedDomains.source))
    .where(
      and(inArray(warnedDomains.domain, asked.flatMap(domainsAbove)), isNull(warnedDomains.goneOn)),
    );
  const named = rows.filter(({ row }) => row.source !== PROTECTED);
  if (named.length === 0) return [];
  // Lists name the impersonated as well as the impostor.
  const protectedDomains = new Set((await listedDomains(db)).keys());
  for (const { row } of rows) if (row.source === PROTECTED) protectedDomains.add(row.domain);
  return named.flatMap(({ row: { domain, ...row }, readAt, ...found }) => {
    const isProtected =
      !found.isConfirmed && protectedDomains.has(registeredDomain(domain) ?? domain);
    return isProtected ? [] : shownWarning({ ...row, domain, address: null }, readAt, now);
  });
}

/** Warnings that lists give of an address in its chain's normal form, under the same conditions. */
export async function findAddressWarnings(db: Database, asked: string): Promise<FoundWarning[]> {
  const rows = await db
    .select({
      row: warnedAddresses,
      readAt: warningLists.readAt,
      isConfirmed: isConfirmed(warnedAddresses.address, warnedAddresses),
    })
    .from(warnedAddresses)
    .innerJoin(warningLists, eq(warningLists.source, warnedAddresses.source))
    .where(and(eq(warnedAddresses.address, asked), isNull(warnedAddresses.goneOn)));
  const named = rows.filter(({ row }) => row.source !== PROTECTED);
  if (named.length === 0) return [];
  const isProtected = named.length < rows.length || (await findContracts(db, asked)).length > 0;
  return named.flatMap(({ row: { address, ...row }, readAt, ...found }) =>
    isProtected && !found.isConfirmed
      ? []
      : shownWarning({ ...row, domain: null, address }, readAt, new Date()),
  );
}

/** Warnings of addresses that one of the words is but for its capitals, which cannot be restored in lower case. */
export async function findWarningsInOtherCapitals(
  db: Database,
  words: readonly string[],
): Promise<FoundWarning[]> {
  if (words.length === 0) return [];
  const folded = [...new Set(words.map((word) => word.toLowerCase()))];
  const rows = await db
    .selectDistinct({ address: warnedAddresses.address })
    .from(warnedAddresses)
    .where(inArray(sql`lower(${warnedAddresses.address})`, folded));
  const others = rows.map(({ address }) => address).filter((address) => !words.includes(address));
  return (await Promise.all(others.map((address) => findAddressWarnings(db, address)))).flat();
}

type Row = Omit<typeof warnedDomains.$inferSelect, 'domain' | 'registered'> &
  Pick<FoundWarning, 'domain' | 'address'>;

function shownWarning(row: Row, readAt: Date, now: Date): FoundWarning[] {
  if (!isListId(row.source)) return [];
  const { kind, name, url } = LISTS[row.source];
  return [
    {
      domain: row.domain,
      address: row.address,
      by: row.by,
      name: row.name,
      reason: row.reason,
      listedOn: row.listedOn,
      firstReadOn: row.firstReadOn,
      list: { kind, name, url },
      lastReadOn: dayOf(readAt),
      isStale: isStaleReading(row.source, readAt, now),
    },
  ];
}
