import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { type QuoteState, quoteDifferences, watchedPages, watchedQuotes } from '#db/schema.ts';
import { type Pace, postponeHost, takeDue } from '#domain/link/host-pace.ts';
import type { Connect } from '#domain/outbound/fetch-public.ts';
import { today } from '#domain/time/day.ts';
import { quoteAfter, wholePageAfter } from './quote-after-check.ts';
import { quoteFromStored, storedQuote } from './quotes.ts';
import { type PageCheck, requestPage } from './request-page.ts';
import type { Robots } from './robots.ts';

/** Settings of the checks and their pace, which link checks share. */
export interface WatchPacing extends Pace {
  origin: string;
  robots: Robots;
  connect?: Connect | undefined;
  timeoutMs: number;
}

type Page = typeof watchedPages.$inferSelect;
type Quote = Omit<typeof watchedQuotes.$inferSelect, 'quote'> & { quote: string | null };

const DAY_SECONDS = 86_400;
/** When a page is read again, in days; `chance` from 0 to 1 spreads pages that were stored together. */
const DAYS_UNTIL = {
  wholePage: 1,
  quotes: (chance: number) => 10 + 8 * chance,
  unreadable: (chance: number) => 3 + 2 * chance,
  /** A loss is confirmed soon; not after a whole day, because a nightly maintenance would be met every time. */
  confirmation: 1.2,
};
const CLOSED = { closedAt: sql`now()`, closedBy: 'watch' };

/**
 * Reads the page that has been due for longest and whose host had no recent request, in one instance at a time, and looks
 * for the sentences quoted from it. Returns its address, or null.
 */
export async function checkNextPage(
  db: Database,
  pacing: WatchPacing,
  signal: AbortSignal,
): Promise<string | null> {
  let read: string | null = null;
  await inOneInstance(db, LOCKS.requests, async () => {
    const due = await takeDue(db, watchedPages, pacing);
    if (!due) return;
    const [page] = await db.select().from(watchedPages).where(eq(watchedPages.url, due.url));
    if (!page) return;
    const rows = await db.select().from(watchedQuotes).where(eq(watchedQuotes.url, page.url));
    const watched = rows.map((row): Quote => ({ ...row, quote: quoteFromStored(row.quote) }));
    const sentences = watched.flatMap(({ quote }) => quote ?? []);
    // The page as a whole comes last, so that the places of the sentences stay those of the answer.
    const quotes = watched.toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)));
    const { letters, hasEnd } = page;
    const before = letters === null || hasEnd === null ? null : { letters, hasEnd };
    const check = await requestPage(page.url, { quotes: sentences, before }, { ...pacing, signal });
    await storeCheck(db, page, quotes, check);
    read = page.url;
  });
  return read;
}

async function storeCheck(
  db: Database,
  page: Page,
  quotes: Quote[],
  check: PageCheck,
): Promise<void> {
  const refusals = check.what === 'unreadable' ? page.refusals + 1 : 0;
  const hash = check.what === 'read' ? check.hash : null;
  const isReadableAgain = check.what !== 'unreadable' && page.refusals > 0;
  let isUnconfirmed = false;
  await db.transaction(async (tx) => {
    if (isReadableAgain) await closeUnreadable(tx, page.url);
    for (const [index, quote] of quotes.entries()) {
      const after = isWhole(quote)
        ? wholePageAfter(quote, check, { before: page.textHash, refusals })
        : quoteAfter(quote, check, { index, refusals });
      isUnconfirmed ||= after.isUnconfirmed;
      const first =
        hash && quote.firstHash === null ? { firstHash: hash, firstHashedOn: today() } : {};
      await tx
        .update(watchedQuotes)
        .set({ ...after.stored, ...first })
        .where(eq(watchedQuotes.id, quote.id));
      const { difference } = after;
      if (difference) await record(tx, quote, { ...difference, textHash: hash });
    }
    await tx
      .update(watchedPages)
      .set(pageAfter(check, refusals, { isUnconfirmed, isDaily: quotes.some(isWhole) }))
      .where(eq(watchedPages.url, page.url));
  });
  const rest = 'restMs' in check ? (check.restMs ?? 0) : 0;
  if (rest > 0) await postponeHost(db, page.host, rest / 1000);
}

function isWhole({ quote }: Quote): boolean {
  return quote === null;
}

function pageAfter(
  check: PageCheck,
  refusals: number,
  { isUnconfirmed, isDaily }: { isUnconfirmed: boolean; isDaily: boolean },
) {
  const chance = Math.random();
  const usualDays = isDaily ? DAYS_UNTIL.wholePage : DAYS_UNTIL.quotes(chance);
  const readableDays = isUnconfirmed ? DAYS_UNTIL.confirmation : usualDays;
  const isUnread = check.what === 'unreadable' && !isUnconfirmed;
  const days = isUnread ? DAYS_UNTIL.unreadable(chance) : readableDays;
  const dueAt = sql`now() + make_interval(secs => ${days * DAY_SECONDS})`;
  if (check.what === 'unreadable') return { refusals, refusal: check.detail, dueAt };
  if (check.what === 'gone') return { refusals: 0, refusal: check.detail, dueAt };
  const { hash: textHash, letters, hasEnd } = check;
  return {
    refusals: 0,
    refusal: null,
    dueAt,
    textHash,
    letters,
    hasEnd,
    readAt: sql`now()`,
  };
}

async function closeUnreadable(db: Database, url: string): Promise<void> {
  await db
    .update(quoteDifferences)
    .set(CLOSED)
    .where(
      and(
        eq(quoteDifferences.url, url),
        eq(quoteDifferences.state, 'unreadable'),
        isNull(quoteDifferences.closedAt),
      ),
    );
}

/**
 * Stores a difference. It replaces the open task of the same sentence, which a page that cannot be read does not settle; a
 * sentence that is back needs no task.
 */
async function record(
  db: Database,
  { id, url, quote, seenOn }: Quote,
  difference: {
    state: QuoteState;
    detail: string | null;
    passage: string | null;
    textHash: string | null;
  },
): Promise<void> {
  if (difference.state !== 'unreadable') {
    await db
      .update(quoteDifferences)
      .set(CLOSED)
      .where(and(eq(quoteDifferences.quoteId, id), isNull(quoteDifferences.closedAt)));
  }
  const isTask = difference.state !== 'seen';
  await db.insert(quoteDifferences).values({
    quoteId: id,
    url,
    quote: storedQuote(quote),
    seenOn,
    ...difference,
    ...(!isTask && CLOSED),
  });
}
