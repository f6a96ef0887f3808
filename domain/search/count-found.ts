import type { Found } from './found.ts';

/** How many there are of all groups. */
export function countFound(found: Found): number {
  return groupsIn(found).reduce((sum, { items }) => sum + items.length, 0);
}

/** Whether there are more of any. */
export function isMoreFound(found: Found): boolean {
  return groupsIn(found).some(({ isMore }) => isMore);
}

function groupsIn({ didYouMean: _, ...groups }: Found) {
  return Object.values(groups);
}
