import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type CacheTag, readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { preparedOnce } from '#db/prepared.ts';
import { type QuoteState, quoteUses, watchedQuotes } from '#db/schema.ts';
import { seenKey } from './seen-key.ts';

/** When a sentence was last looked for and last seen; ISO days. */
interface SeenQuote {
  state: QuoteState;
  lookedOn: string;
  seenOn: string | null;
}

/** By `seenKey`; a quote that is missing here has not been read again yet. */
export type SeenQuotes = Record<string, SeenQuote>;

/** The last checks of the quotes of these owners: `coin/bitcoin`, `country/SA`, `position/ID`. */
export async function seenQuotesOf(db: Database, owners: string[]): Promise<SeenQuotes> {
  const rows = await readTagged(new Set(owners.map(tagOf)), () => quotesOf(db).execute({ owners }));
  return Object.fromEntries(
    rows.flatMap(({ url, quote, state, lookedOn, seenOn }) =>
      state && lookedOn ? [[seenKey(url, quote), { state, lookedOn, seenOn }]] : [],
    ),
  );
}

const quotesOf = preparedOnce((db) =>
  db
    .selectDistinct({
      url: watchedQuotes.url,
      quote: watchedQuotes.quote,
      state: watchedQuotes.state,
      lookedOn: watchedQuotes.lookedOn,
      seenOn: watchedQuotes.seenOn,
    })
    .from(watchedQuotes)
    .innerJoin(quoteUses, eq(quoteUses.quoteId, watchedQuotes.id))
    .where(
      and(
        sql`${quoteUses.owner} = any(${sql.placeholder('owners')})`,
        isNotNull(watchedQuotes.state),
      ),
    )
    .prepare('quotes_of'),
);

// The trigger of the migration `watched_quotes` sends the same tags.
function tagOf(owner: string): CacheTag {
  if (owner.startsWith('position/')) return 'seen/positions';
  return owner.startsWith('country/') ? `seen/${owner}` : (owner as CacheTag);
}
