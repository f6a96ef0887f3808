import type { Found } from './found.ts';

/** The number of results in all groups. */
export function countFound(found: Found): number {
  return groupsIn(found).reduce((sum, { items }) => sum + items.length, 0);
}

/** Whether any group has more results. */
export function isMoreFound(found: Found): boolean {
  return groupsIn(found).some(({ isMore }) => isMore);
}

function groupsIn({ didYouMean: _, ...groups }: Found) {
  return Object.values(groups);
}
