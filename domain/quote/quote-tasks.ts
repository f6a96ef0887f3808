import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type QuoteState, quoteDifferences, quoteUses } from '#db/schema.ts';
import { quoteFromStored } from './quotes.ts';

/** An open task: a sentence that is not at its address as it was quoted. */
export interface QuoteTask {
  id: number;
  url: string;
  /** Null: the page is watched as a whole. */
  quote: string | null;
  state: QuoteState;
  detail: string | null;
  passage: string | null;
  /** ISO days. */
  seenOn: string | null;
  at: Date;
  /** The weight of the most important statement that depends on it: 3 a core criterion, 2 other statements, 1 soundness. */
  severity: number;
  /** The statement that quotes it: `coin/bitcoin spot riba`. */
  uses: string[];
}

/** A moved page still says what is quoted, and a page that cannot be read says nothing. */
const URGENCY = sql`case when ${quoteDifferences.state} in ('changed', 'gone') then 1 else 0 end`;

/** Open tasks: losses before the rest, what weighs most first. Sentences that nothing quotes any more are left out. */
export async function listQuoteTasks(db: Database, limit: number): Promise<QuoteTask[]> {
  const severity = sql<number>`max(${quoteUses.severity})::int`;
  const rows = await db
    .select({
      id: quoteDifferences.id,
      url: quoteDifferences.url,
      quote: quoteDifferences.quote,
      state: quoteDifferences.state,
      detail: quoteDifferences.detail,
      passage: quoteDifferences.passage,
      seenOn: quoteDifferences.seenOn,
      at: quoteDifferences.at,
      severity,
      uses: sql<
        string[]
      >`json_agg(${quoteUses.owner} || ' ' || ${quoteUses.place} order by ${quoteUses.severity} desc, 1)`,
    })
    .from(quoteDifferences)
    .innerJoin(quoteUses, eq(quoteUses.quoteId, quoteDifferences.quoteId))
    .where(isNull(quoteDifferences.closedAt))
    .groupBy(quoteDifferences.id)
    .orderBy(desc(URGENCY), desc(severity), asc(quoteDifferences.at), asc(quoteDifferences.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, quote: quoteFromStored(row.quote) }));
}

/** The number of open differences of quotes that are still used. */
export function countQuoteTasks(db: Database): Promise<number> {
  return db.$count(
    quoteDifferences,
    and(
      isNull(quoteDifferences.closedAt),
      sql`exists (select from ${quoteUses} where ${quoteUses.quoteId} = ${quoteDifferences.quoteId})`,
    ),
  );
}
