import type { FoundGroups } from './found.ts';

/** The number of results in all groups. */
export function countFound(found: FoundGroups): number {
  return groupsIn(found).reduce((sum, { items }) => sum + items.length, 0);
}

/** Whether any group has more results. */
export function isMoreFound(found: FoundGroups): boolean {
  return groupsIn(found).some(({ isMore }) => isMore);
}

function groupsIn({ didYouMean: _, assets, ...groups }: FoundGroups) {
  return [...Object.values(groups), ...assets];
}
