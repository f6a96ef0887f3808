import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { warnedAddresses, warnedDomains, warningDecisions } from '#db/schema.ts';

/**
 * An editor's decision on a warning about a listing's own domain or contract. `impersonated`: the list names the imitated one by
 * mistake.
 */
export const DECISIONS = ['warned', 'impersonated'] as const;
export type Decision = (typeof DECISIONS)[number];

interface Listed {
  source: AnyPgColumn;
  firstReadOn: AnyPgColumn;
}

/**
 * Joins the decision on a row of a list. A decision that shows the warning ends when the list takes the row back, even if it names it
 * again later; `impersonated` is taken up again where the same row soon returns (import.ts).
 */
export function isDecisionOf(warned: AnyPgColumn, { source, firstReadOn }: Listed): SQL {
  return sql`${warningDecisions.source} = ${source} and ${warningDecisions.warned} = ${warned}
    and (${warningDecisions.decidedAt} at time zone 'UTC')::date >= ${firstReadOn}`;
}

/** Whether an editor has confirmed the warning. */
export function isConfirmed(warned: AnyPgColumn, row: Listed): SQL<boolean> {
  return sql<boolean>`exists (select from ${warningDecisions}
    where ${isDecisionOf(warned, row)} and ${warningDecisions.decision} = 'warned')`;
}

/** Stores a decision, which replaces the earlier one. False: the list does not name it. */
export async function decideWarning(
  db: Database,
  { source, warned, decision }: { source: string; warned: string; decision: Decision },
  by: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isNamed(tx, source, warned))) return false;
    const decided = { decision, decidedBy: by, decidedAt: sql`now()` };
    await tx
      .insert(warningDecisions)
      .values({ source, warned, ...decided })
      .onConflictDoUpdate({
        target: [warningDecisions.source, warningDecisions.warned],
        set: decided,
      });
    return true;
  });
}

async function isNamed(db: Database, source: string, warned: string): Promise<boolean> {
  const domains = await db.$count(
    warnedDomains,
    and(
      eq(warnedDomains.source, source),
      eq(warnedDomains.domain, warned),
      isNull(warnedDomains.goneOn),
    ),
  );
  if (domains > 0) return true;
  const addresses = await db.$count(
    warnedAddresses,
    and(
      eq(warnedAddresses.source, source),
      eq(warnedAddresses.address, warned),
      isNull(warnedAddresses.goneOn),
    ),
  );
  return addresses > 0;
}
