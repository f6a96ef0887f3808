import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type QuoteState, quoteUses, watchedPages, watchedQuotes } from '#db/schema.ts';
import { watchedId } from './quotes.ts';

/** The state of a quoted sentence at its address since it was read. */
export interface QuoteWatch {
  /** Null: not yet read again. */
  state: Exclude<QuoteState, 'unreadable'> | null;
  /** ISO days of the last check that could read the page, and of the last that found the sentence. */
  lookedOn: string | null;
  seenOn: string | null;
  /** The latest check could not read the page; the rest is from before. */
  unreadable: boolean;
  /** Hash of the page's text at the first reading after it was quoted, and the day. */
  textHash: string | null;
  hashedOn: string | null;
  /** The day is the one on which the editor read it. */
  hashedAsRead: boolean;
}

/** The states of the quotes of these owners: `coin/bitcoin`, `position/ID`. Null: a program cannot read the address. */
export async function findQuoteWatch(
  db: Database,
  owners: string[],
): Promise<(quoted: { url: string; quote: string; readOn: string }) => QuoteWatch | null> {
  const rows = await db
    .selectDistinct({
      id: watchedQuotes.id,
      state: watchedQuotes.state,
      lookedOn: watchedQuotes.lookedOn,
      seenOn: watchedQuotes.seenOn,
      refusals: watchedPages.refusals,
      textHash: watchedQuotes.firstHash,
      hashedOn: watchedQuotes.firstHashedOn,
    })
    .from(watchedQuotes)
    .innerJoin(watchedPages, eq(watchedPages.url, watchedQuotes.url))
    .innerJoin(quoteUses, eq(quoteUses.quoteId, watchedQuotes.id))
    .where(inArray(quoteUses.owner, owners));
  const states = new Map(
    rows.map(({ id, state, refusals, ...days }) => [
      id,
      { ...days, state: state === 'unreadable' ? null : state, unreadable: refusals > 0 },
    ]),
  );
  return (quoted) => {
    const id = watchedId(quoted);
    if (id === null) return null;
    const found = states.get(id) ?? NOT_YET;
    return { ...found, hashedAsRead: found.hashedOn === quoted.readOn };
  };
}

const NOT_YET = {
  state: null,
  lookedOn: null,
  seenOn: null,
  unreadable: false,
  textHash: null,
  hashedOn: null,
};
