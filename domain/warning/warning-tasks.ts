import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import {
  listings,
  listingTexts,
  warnedAddresses,
  warnedDomains,
  warningDecisions,
} from '#db/schema.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { dayOf } from '#domain/time/day.ts';
import { type Decision, isDecisionOf } from './decisions.ts';
import { PROTECTED } from './import.ts';
import type { ListId } from './list-ids.ts';
import { listedDomains } from './listed-domains.ts';
import { isListId, LISTS } from './lists.ts';
import { isNeverWarned } from './warnable-domain.ts';

/** A warning about a domain or an address that a listing calls its own. Readers do not see it until an editor confirms it. */
export interface WarningTask {
  source: ListId;
  /** The list's English name and address. */
  list: { name: string; url: string };
  /** The domain or address. */
  warned: string;
  name: string | null;
  reason: string | null;
  /** ISO days. */
  listedOn: string | null;
  firstReadOn: string;
  /** With their English names. */
  listings: { kind: Kind; id: string; name: string }[];
  /** Null: open, for an editor. */
  decision: { decision: Decision; by: string; on: string } | null;
}

/** Open tasks and warnings that an editor has confirmed, the open ones first. */
export async function listWarningTasks(db: Database): Promise<WarningTask[]> {
  const found = [...(await ofDomains(db)), ...(await ofAddresses(db))].filter(
    ({ decision }) => decision?.decision !== 'impersonated',
  );
  return found.sort(
    (one, other) =>
      Number(one.decision !== null) - Number(other.decision !== null) ||
      one.firstReadOn.localeCompare(other.firstReadOn) ||
      one.warned.localeCompare(other.warned),
  );
}

async function ofDomains(db: Database): Promise<WarningTask[]> {
  const owners = await listedDomains(db);
  const domains = [...owners.keys()].filter((domain) => !isNeverWarned(domain));
  if (domains.length === 0) return [];
  const rows = await db
    .select({ row: warnedDomains, decided: warningDecisions })
    .from(warnedDomains)
    .leftJoin(warningDecisions, isDecisionOf(warnedDomains.domain, warnedDomains))
    .where(
      and(
        sql`${warnedDomains.registered} in (select jsonb_array_elements_text(${JSON.stringify(domains)}::jsonb))`,
        ne(warnedDomains.source, PROTECTED),
        isNull(warnedDomains.goneOn),
      ),
    );
  const named = rows.map(({ row }) => owners.get(row.registered ?? '') ?? []);
  const names = await namesOf(db, named.flat());
  return rows.flatMap(({ row, decided }, at) =>
    taskOf(row, row.domain, decided, (named[at] ?? []).map(names)),
  );
}

async function ofAddresses(db: Database): Promise<WarningTask[]> {
  const rows = await db
    .select({
      row: warnedAddresses,
      decided: warningDecisions,
      kind: listings.kind,
      id: listings.id,
    })
    .from(listings)
    .innerJoin(
      warnedAddresses,
      sql`${listings.contracts} @> jsonb_build_array(jsonb_build_object('address', ${warnedAddresses.address}))`,
    )
    .leftJoin(warningDecisions, isDecisionOf(warnedAddresses.address, warnedAddresses))
    .where(
      and(
        // The index of listings with contracts.
        sql`${listings.contracts} <> '[]'::jsonb`,
        ne(warnedAddresses.source, PROTECTED),
        isNull(warnedAddresses.goneOn),
      ),
    );
  const names = await namesOf(db, rows);
  // Several listings may have one contract.
  const groups = Map.groupBy(rows, ({ row }) => `${row.source} ${row.address}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? taskOf(first.row, first.row.address, first.decided, group.map(names)) : [];
  });
}

function taskOf(
  row: Omit<typeof warnedAddresses.$inferSelect, 'address'>,
  warned: string,
  decided: typeof warningDecisions.$inferSelect | null,
  owners: WarningTask['listings'],
): WarningTask[] {
  if (!isListId(row.source)) return [];
  const { source, name, reason, listedOn, firstReadOn } = row;
  const decision = decided && {
    decision: decided.decision,
    by: decided.decidedBy,
    on: dayOf(decided.decidedAt),
  };
  const list = { name: LISTS[source].name.en, url: LISTS[source].url };
  const shown = { name, reason, listedOn, firstReadOn };
  return [{ source, list, warned, ...shown, listings: owners, decision }];
}

async function namesOf(db: Database, asked: { kind: Kind; id: string }[]) {
  const { kind, listingId, name, language } = listingTexts;
  const ids = [...new Set(asked.map(({ id }) => id))];
  const rows = await db
    .select({ kind, listingId, name })
    .from(listingTexts)
    .where(and(eq(language, 'en'), inArray(listingId, ids)));
  const names = new Map(rows.map((row) => [`${row.kind}/${row.listingId}`, row.name]));
  return (one: { kind: Kind; id: string }) => ({
    kind: one.kind,
    id: one.id,
    name: names.get(`${one.kind}/${one.id}`) ?? one.id,
  });
}
