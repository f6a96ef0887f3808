import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { nearest } from '#domain/search/rank.ts';
import { askedWords } from './asked-address.ts';

const MAX_NEAREST = 5;

/** The entries of a list whose names are nearest to the last part of a path: those that begin with it, then the nearest. */
export function nearestInList<Entry>(
  pathname: string,
  entries: readonly Entry[],
  namesOf: (entry: Entry) => string[],
): Entry[] {
  const words = foldForSearch(askedWords(pathname));
  const linesOf = (entry: Entry) =>
    namesOf(entry).map((name) => foldForSearch(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
  const begins = (entry: Entry) => Number(linesOf(entry).some((line) => line.startsWith(words)));
  return nearest(entries, words, linesOf)
    .sort((one, other) => begins(other) - begins(one))
    .slice(0, MAX_NEAREST);
}
