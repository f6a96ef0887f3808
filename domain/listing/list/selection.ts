import type { Verdict } from '#domain/ruling/verdict.ts';

export const SORTS = ['createdAt', 'rating', 'category', 'name'] as const;
export type Sort = (typeof SORTS)[number];
export type Order = 'asc' | 'desc';

/**
 * Which listings and in which order. A category matches what an editor has ruled, never a default; null is
 * what no editor has ruled.
 */
export interface Selection {
  q?: string | undefined;
  category?: Verdict | null | undefined;
  country?: string | undefined;
  /** Only those with a text an editor has yet to look at. */
  inDoubt?: boolean | undefined;
  sort?: Sort | undefined;
  order?: Order | undefined;
}

/** The order a column is first sorted in: best, newest and first letter on top. */
export const FIRST_ORDER: Record<Sort, Order> = {
  createdAt: 'desc',
  rating: 'desc',
  category: 'asc',
  name: 'asc',
};

/** What the selection is sorted by, said or not. */
export function sortOf({ sort = 'createdAt' }: Selection): Sort {
  return sort;
}

/** The order it is sorted in, said or not. */
export function orderOf(selection: Selection): Order {
  return selection.order ?? FIRST_ORDER[sortOf(selection)];
}

/** Matches are counted up to here; a search that finds more says "more than". */
export const COUNTED_MATCHES = 1000;
