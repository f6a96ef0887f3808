import { and, asc, inArray, notInArray, sql } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { listings, quoteUses, watchedPages, watchedQuotes } from '#db/schema.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import { hostOf } from '#domain/freshness/links.ts';
import type { Licence } from '#domain/licence/licence.ts';
import { listPositions } from '#domain/position/positions.ts';
import type { Offers } from '#domain/ruling/offers.ts';
import type { Rulings } from '#domain/ruling/ruling.ts';
import type { Soundness } from '#domain/soundness/soundness.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { type Quoted, quotesOfCountry, quotesOfListing, quotesOfPosition } from './quotes.ts';

const BATCH = 50;
// Unique number of the advisory lock.
const GATHERING_LOCK = 7_426_034;
const OTHERS_MS = 10 * 60_000;
/** After this all listings are read again: imported and restored ones may have an older date. */
const ROUND_MS = 6 * 3_600_000;
/** Rows of one statement, far below the limit of parameters. */
const ROWS = 2000;

/** The quotes of some owners, which replace those they had. */
interface Owned {
  owners: string[];
  quotes: Quoted[];
}

/** Updates the sentences to look for: from listings, a batch at a time, and from positions and countries. */
export function quoteGatherer(db: Database) {
  let last: { updatedAt: Date; kind: string; id: string } | undefined;
  let [roundSinceMs, othersAtMs] = [performance.now(), -OTHERS_MS];

  async function gather(): Promise<void> {
    const now = performance.now();
    if (now - roundSinceMs > ROUND_MS) [last, roundSinceMs] = [undefined, now];
    if (now - othersAtMs > OTHERS_MS) {
      await store(db, await othersOf(db));
      await dropDeleted(db);
      othersAtMs = now;
    }
    const { kind, id, updatedAt, rulings, offers, soundness, terms, licences } = listings;
    const rows = await db
      .select({ kind, id, updatedAt, rulings, offers, soundness, terms, licences })
      .from(listings)
      .where(
        last &&
          sql`(${updatedAt}, ${kind}, ${id})
            > (${last.updatedAt.toISOString()}::timestamptz, ${last.kind}, ${last.id})`,
      )
      .orderBy(asc(updatedAt), asc(kind), asc(id))
      .limit(BATCH);
    await store(db, {
      owners: rows.map((row) => `${row.kind}/${row.id}`),
      quotes: rows.flatMap((row) =>
        // Validated before they are stored.
        quotesOfListing({
          ...row,
          rulings: row.rulings as Rulings,
          offers: row.offers as Offers,
          soundness: row.soundness as Soundness,
          terms: row.terms as Terms,
          licences: (row.licences ?? []) as Licence[],
        }),
      ),
    });
    last = rows.at(-1) ?? last;
  }

  return async (): Promise<void> => void (await inOneInstance(db, GATHERING_LOCK, gather));
}

async function othersOf(db: Database): Promise<Owned> {
  const positions = await listPositions(db);
  return {
    owners: [
      ...positions.map(({ id }) => `position/${id}`),
      ...COUNTRIES.map(({ code }) => `country/${code}`),
    ],
    quotes: [...positions.flatMap(quotesOfPosition), ...COUNTRIES.flatMap(quotesOfCountry)],
  };
}

async function store(db: Database, { owners, quotes }: Owned): Promise<void> {
  if (owners.length === 0) return;
  await db.transaction(async (tx) => {
    for (let from = 0; from < quotes.length; from += ROWS) {
      await add(tx, quotes.slice(from, from + ROWS));
    }
    const key = sql`${quoteUses.quoteId} || ' ' || ${quoteUses.owner} || ' ' || ${quoteUses.place}`;
    const keys = quotes.map(({ id, owner, place }) => `${id} ${owner} ${place}`);
    const dropped = await tx
      .delete(quoteUses)
      .where(
        and(inArray(quoteUses.owner, owners), keys.length > 0 ? notInArray(key, keys) : undefined),
      )
      .returning({ id: quoteUses.quoteId });
    if (dropped.length > 0) await dropUnused(tx);
  });
}

async function add(db: Database, quotes: Quoted[]): Promise<void> {
  const pages = [...new Set(quotes.map(({ url }) => url))];
  await db
    .insert(watchedPages)
    .values(pages.map((url) => ({ url, host: hostOf(url) })))
    .onConflictDoNothing();
  const added = await db
    .insert(watchedQuotes)
    .values(quotes.map(({ id, url, quote }) => ({ id, url, quote })))
    .onConflictDoNothing()
    .returning({ url: watchedQuotes.url });
  // A new sentence is looked for soon, which also hashes its page on the day it was read.
  if (added.length > 0) {
    await db
      .update(watchedPages)
      .set({ dueAt: sql`least(${watchedPages.dueAt}, now())` })
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

/** Uses by listings and positions that were deleted. */
async function dropDeleted(db: Database): Promise<void> {
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
