import type { Services } from '#app/context/services.server.ts';
import type { Database } from '#db/client.ts';
import { listLatestChanges } from '#domain/listing/change/history.ts';
import { summarize } from '#domain/listing/display.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { countListings, listListings } from '#domain/listing/list/list.ts';
import { toChangeLines } from './change-line.ts';

/** Requirement 2.15. */
const TOP_COINS = 5;
const CHANGES_SHOWN = 8;

/** Counts of listings, the best coins and the latest changes. */
export async function loadDashboard({ db, imageAddress }: Services) {
  const [kinds, best, changes] = await Promise.all([
    Promise.all(KINDS.map((kind) => figuresOf(db, kind))),
    listListings(db, 'coin', { sort: 'rating' }, { limit: TOP_COINS }),
    listLatestChanges(db, CHANGES_SHOWN),
  ]);
  return {
    kinds,
    topCoins: best.map((coin) => summarize(coin, 'en', 'detail', imageAddress)),
    changes: toChangeLines(changes),
  };
}

async function figuresOf(db: Database, kind: Kind) {
  const [total, inDoubt, unreviewed] = await Promise.all([
    countListings(db, kind),
    countListings(db, kind, { inDoubt: true }),
    countListings(db, kind, { category: null }),
  ]);
  return { kind, total, inDoubt, unreviewed };
}
