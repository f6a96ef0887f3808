import { PRODUCT_SCOPES, type ProductScope } from '#domain/method/scope.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import type { DirectoryEntry } from './directory.ts';
import type { Item, Mine, Seen } from './mine.ts';

/** The changes of a listing's verdicts since the reader last looked. */
export interface SeenChange {
  /** ISO date of that look. */
  on: string;
  /** The main verdict; null: unchanged. */
  main: VerdictChange | null;
  products: { product: ProductScope; from: Verdict | null; to: Verdict | null }[];
}

export interface VerdictChange {
  from: Verdict | null;
  to: Verdict | null;
  ruledOn: string | null;
  isRuledAgain: boolean;
}

/** Null: nothing changed, or never seen. */
export function changeSince(seen: Seen | null, entry: DirectoryEntry | null): SeenChange | null {
  if (!seen || !entry) return null;
  const main = mainChange(seen, entry);
  const products = productChanges(seen, entry);
  return main || products.length > 0 ? { on: seen.on, main, products } : null;
}

/** `mine` with new and unchanged listings seen `today`; changed ones wait for the reader to confirm them. */
export function withSeen(
  mine: Mine,
  find: (item: Item) => DirectoryEntry | null,
  today: string,
): Mine {
  const items = mine.items.map((item) => {
    const entry = find(item);
    const isChanged = changeSince(item.seen, entry) !== null;
    const isKnown = item.seen?.on === today && item.seen.mainScope !== undefined;
    return entry && !isChanged && !isKnown ? { ...item, seen: seenAs(entry, today) } : item;
  });
  const isSame = items.every((item, place) => item === mine.items[place]);
  return isSame ? mine : { ...mine, items };
}

/** The verdicts of an entry as seen on `today`, an ISO day. */
export function seenAs(entry: DirectoryEntry, today: string): Seen {
  const { verdict, ruledOn, mainScope, products } = entry;
  return { verdict, ruledOn, mainScope, products, on: today };
}

function mainChange(seen: Seen, { verdict, ruledOn }: DirectoryEntry): VerdictChange | null {
  const isSame = seen.verdict === verdict;
  if (isSame && (verdict === null || seen.ruledOn === ruledOn)) return null;
  return { from: seen.verdict, to: verdict, ruledOn, isRuledAgain: isSame };
}

function productChanges(
  seen: Seen,
  { products, mainScope }: DirectoryEntry,
): SeenChange['products'] {
  if (!seen.products) return [];
  // The verdict of the main use on that day may be that of a product.
  const before: Seen['products'] = {
    ...seen.products,
    ...(seen.mainScope && seen.verdict && { [seen.mainScope]: seen.verdict }),
  };
  return PRODUCT_SCOPES.map((product) => ({
    product,
    from: before[product] ?? null,
    to: products[product] ?? null,
  })).filter(({ product, from, to }) => product !== mainScope && from !== to);
}
