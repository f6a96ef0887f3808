import type { Covered, Position } from './position.ts';

interface Reading<Result extends object> {
  /** The listings that positions name, as `kind/id`. */
  named: ReadonlySet<string>;
  /** At most one for each ruling in each language. */
  results: Map<string, Result>;
}

/**
 * Calls `find` for a ruling once in each reading of all positions: listings that none of them names share the result. The results of a
 * reading go with it: a change makes another (`cachePositions`).
 */
export function onCovered<Result extends object>(
  find: (positions: readonly Position[], covered: Covered, language: string) => Result,
) {
  const readings = new WeakMap<readonly Position[], Reading<Result>>();
  return (positions: readonly Position[], covered: Covered, language: string): Result => {
    const reading = readings.get(positions) ?? {
      named: new Set(positions.flatMap(({ covers }) => covers.flatMap(namedListing))),
      results: new Map<string, Result>(),
    };
    readings.set(positions, reading);
    const { kind, id, scope, asset } = covered;
    const own = reading.named.has(`${kind}/${id}`) ? id : null;
    const key = JSON.stringify([kind, own, scope, asset, language]);
    const known = reading.results.get(key);
    if (known) return known;
    const found = find(positions, covered, language);
    reading.results.set(key, found);
    return found;
  };
}

function namedListing(cover: Position['covers'][number]): string[] {
  return cover.type === 'listing' ? [`${cover.kind}/${cover.id}`] : [];
}
