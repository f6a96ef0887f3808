import { PRODUCT_SCOPES, type ProductScope } from '#domain/method/scope.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import type { Entry } from './directory.ts';
import type { Item, Mine, Seen } from './mine.ts';

/** What of a listing's verdicts is another than it was when the reader last looked. */
export interface SeenChange {
  /** The day of that look: ISO. */
  on: string;
  /** Of holding it; null: unchanged. */
  spot: VerdictChange | null;
  products: { product: ProductScope; from: Verdict | null; to: Verdict | null }[];
}

export interface VerdictChange {
  from: Verdict | null;
  to: Verdict | null;
  ruledOn: string | null;
  isAnew: boolean;
}

/** What has changed about a listing since the reader saw it; null: nothing. */
export function changeSince(seen: Seen | null, entry: Entry | null): SeenChange | null {
  if (!seen || !entry) return null;
  const [spot, products] = [spotChange(seen, entry), productChanges(seen, entry)];
  return spot || products.length > 0 ? { on: seen.on, spot, products } : null;
}

/** `mine` with everything looked at `today` that is new to it or as it was; what has changed waits for the reader. */
export function withSeen(mine: Mine, find: (item: Item) => Entry | null, today: string): Mine {
  const items = mine.items.map((item) => {
    const entry = find(item);
    const waits = changeSince(item.seen, entry) !== null;
    const isKnown = item.seen?.on === today && item.seen.products !== undefined;
    return entry && !waits && !isKnown ? { ...item, seen: seenAs(entry, today) } : item;
  });
  const isSame = items.every((item, place) => item === mine.items[place]);
  return isSame ? mine : { ...mine, items };
}

export function seenAs({ verdict, ruledOn, products }: Entry, today: string): Seen {
  return { verdict, ruledOn, products, on: today };
}

/** The day it is, by UTC as all days of verdicts are. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function spotChange(seen: Seen, { verdict, ruledOn }: Entry): VerdictChange | null {
  const isSame = seen.verdict === verdict;
  if (isSame && (verdict === null || seen.ruledOn === ruledOn)) return null;
  return { from: seen.verdict, to: verdict, ruledOn, isAnew: isSame };
}

function productChanges({ products: seen }: Seen, { products }: Entry): SeenChange['products'] {
  if (!seen) return [];
  return PRODUCT_SCOPES.map((product) => ({
    product,
    from: seen[product] ?? null,
    to: products[product] ?? null,
  })).filter(({ from, to }) => from !== to);
}
