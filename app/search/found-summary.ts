import type { Text } from '#app/i18n/text.en.ts';
import { countFound, isMoreFound } from '#domain/search/count-found.ts';
import type { FoundGroups } from '#domain/search/found.ts';

/** The result of a search for `q` in a sentence or two. */
export function foundSummary(q: string, found: FoundGroups, { search, filters }: Text): string {
  const count = countFound(found);
  if (count === 0) return `${search.nothing(q)} ${search.nothingHint}`;
  if (found.didYouMean !== null) return `${search.nothing(q)} ${search.near}`;
  return filters.found(count, isMoreFound(found));
}
