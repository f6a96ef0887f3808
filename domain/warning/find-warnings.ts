import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings, warnedDomains, warningLists } from '#db/schema.ts';
import { domainsAbove, hostsIn, isNeverWarned, registeredDomain } from './domain-of.ts';
import { PROTECTED } from './import.ts';
import { isListId, LISTS, type WarningList } from './lists.ts';

/** The warning of one list about one domain. */
export interface FoundWarning {
  domain: string;
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

const MOST_HOSTS = 20;
const STALE_RHYTHMS = 3;
const DAY_MS = 86_400_000;

/** Warnings that lists give of the hosts, and of domains above them that somebody has registered. */
export async function findWarnings(
  db: Database,
  hosts: readonly string[],
  now = new Date(),
): Promise<FoundWarning[]> {
  const asked = hosts.filter((host) => !isNeverWarned(host)).slice(0, MOST_HOSTS);
  if (asked.length === 0) return [];
  const rows = await db
    .select()
    .from(warnedDomains)
    .innerJoin(warningLists, eq(warningLists.source, warnedDomains.source))
    .where(
      and(inArray(warnedDomains.domain, asked.flatMap(domainsAbove)), isNull(warnedDomains.goneOn)),
    );
  const found = rows.flatMap(({ warned_domains: row, warning_lists: { readAt } }) => {
    if (!isListId(row.source)) return [];
    const { kind, name, url, rhythmDays } = LISTS[row.source];
    const ageMs = now.getTime() - readAt.getTime();
    return [
      {
        ...{ domain: row.domain, by: row.by, name: row.name, reason: row.reason },
        ...{ listedOn: row.listedOn, firstReadOn: row.firstReadOn },
        list: { kind, name, url },
        lastReadOn: readAt.toISOString().slice(0, 10),
        isStale: ageMs > STALE_RHYTHMS * rhythmDays * DAY_MS,
      },
    ];
  });
  if (found.length === 0) return [];
  const spared = await listedDomains(db);
  for (const { warned_domains: row } of rows) {
    if (row.source === PROTECTED) spared.add(row.domain);
  }
  return found.filter(({ domain }) => !spared.has(registeredDomain(domain) ?? domain));
}

// Lists name the impersonated as well as the impostor.
async function listedDomains(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ website: listings.website, whitepaper: listings.whitepaper })
    .from(listings)
    .where(or(isNotNull(listings.website), isNotNull(listings.whitepaper)));
  const hosts = rows.flatMap(({ website, whitepaper }) =>
    hostsIn(`${website ?? ''} ${whitepaper ?? ''}`),
  );
  return new Set(hosts.map((host) => registeredDomain(host) ?? host));
}
