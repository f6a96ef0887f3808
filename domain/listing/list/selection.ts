import type { Verdict } from '#domain/ruling/verdict.ts';

export const SORTS = ['createdAt', 'rating', 'category', 'name'] as const;
export type Sort = (typeof SORTS)[number];
export type Order = 'asc' | 'desc';

/** A filter and a sort order. A category matches rulings only, never the default; null: listings without a ruling. */
export interface Selection {
  q?: string | undefined;
  category?: Verdict | null | undefined;
  country?: string | undefined;
  /** Only these listings. */
  ids?: readonly string[] | undefined;
  /** Only listings with a text that an editor has yet to read. */
  inDoubt?: boolean | undefined;
  sort?: Sort | undefined;
  order?: Order | undefined;
}

/** The initial direction of a column: best, newest and first letter on top. */
export const FIRST_ORDER: Record<Sort, Order> = {
  createdAt: 'desc',
  rating: 'desc',
  category: 'asc',
  name: 'asc',
};

/** The sorted column; the newest come first unless said otherwise. */
export function sortOf({ sort = 'createdAt' }: Selection): Sort {
  return sort;
}

/** The direction of the sorted column. */
export function orderOf(selection: Selection): Order {
  return selection.order ?? FIRST_ORDER[sortOf(selection)];
}

/** Matches are counted up to this number; pages then say "more than". */
export const MAX_COUNTED_MATCHES = 1000;
