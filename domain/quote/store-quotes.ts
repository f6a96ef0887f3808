import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import type { Database } from '#db/client.ts';
import { quoteUses, watchedPages, watchedQuotes } from '#db/schema.ts';
import { hostOf } from '#domain/outbound/web-address.ts';
import { type Quoted, storedQuote } from './quotes.ts';

/** The quotes of some owners, which replace those they had. */
export interface OwnedQuotes {
  owners: string[];
  quotes: Quoted[];
}

/** Rows of one statement, far below the limit of parameters. */
const ROWS_PER_STATEMENT = 2000;
/** Before every other page that is due. */
const FIRST = new Date(0);

/** Stores the quotes of these owners in place of those they had. With `isUrgent`, new ones are looked for before all others. */
export async function storeQuotes(
  db: Database,
  { owners, quotes }: OwnedQuotes,
  { isUrgent = false } = {},
): Promise<void> {
  if (owners.length === 0) return;
  await db.transaction(async (tx) => {
    // A sentence may be given twice at one place.
    const byKey = new Map(
      quotes.map((quote) => [`${quote.id} ${quote.owner} ${quote.place}`, quote]),
    );
    for (const some of batchesOf([...byKey.values()], ROWS_PER_STATEMENT)) {
      await add(tx, some, isUrgent);
    }
    const key = sql`${quoteUses.quoteId} || ' ' || ${quoteUses.owner} || ' ' || ${quoteUses.place}`;
    const keys = [...byKey.keys()];
    const dropped = await tx
      .delete(quoteUses)
      .where(
        and(inArray(quoteUses.owner, owners), keys.length > 0 ? notInArray(key, keys) : undefined),
      )
      .returning({ id: quoteUses.quoteId });
    if (dropped.length > 0) await dropUnused(tx);
  });
}

async function add(db: Database, quotes: Quoted[], isUrgent: boolean): Promise<void> {
  const pages = [...new Set(quotes.map(({ url }) => url))];
  await db
    .insert(watchedPages)
    .values(pages.map((url) => ({ url, host: hostOf(url) })))
    .onConflictDoNothing();
  const added = await db
    .insert(watchedQuotes)
    .values(quotes.map(({ id, url, quote }) => ({ id, url, quote: storedQuote(quote) })))
    .onConflictDoNothing()
    .returning({ url: watchedQuotes.url });
  // A new sentence is looked for soon, which also hashes its page.
  if (added.length > 0) {
    await db
      .update(watchedPages)
      .set({ dueAt: isUrgent ? FIRST : sql`least(${watchedPages.dueAt}, now())` })
      .where(
        inArray(
          watchedPages.url,
          added.map(({ url }) => url),
        ),
      );
  }
  await db
    .insert(quoteUses)
    .values(
      quotes.map(({ id, owner, place, severity }) => ({ quoteId: id, owner, place, severity })),
    )
    .onConflictDoUpdate({
      target: [quoteUses.quoteId, quoteUses.owner, quoteUses.place],
      set: { severity: sql`excluded.severity` },
      setWhere: sql`${quoteUses.severity} <> excluded.severity`,
    });
}

/** Drops the uses by listings and positions that were deleted. */
export async function dropDeleted(db: Database): Promise<void> {
  const dropped = await db.execute(sql`
    delete from quote_uses where (owner like 'position/%' and not exists (
        select from positions where 'position/' || positions.id = owner))
      or ((owner like 'coin/%' or owner like 'exchange/%') and not exists (
        select from listings where kind = split_part(owner, '/', 1) and listings.id = split_part(owner, '/', 2)))
    returning quote_id`);
  if (dropped.length > 0) await dropUnused(db);
}

async function dropUnused(db: Database): Promise<void> {
  await db.execute(sql`delete from watched_quotes q
    where not exists (select from quote_uses u where u.quote_id = q.id)`);
  await db.execute(sql`delete from watched_pages p
    where not exists (select from watched_quotes q where q.url = p.url)`);
}
