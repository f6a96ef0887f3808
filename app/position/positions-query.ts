import { readTerm } from '#app/listing/list-query.ts';
import { queryHref } from '#app/ui/query.ts';
import { DECISION_STANCES, type DecisionStance } from '#domain/position/position-view.ts';

/** The search for positions in an address. */
export interface PositionsQuery {
  q: string;
  stance: DecisionStance | null;
}

/** Reads `?q=…&stance=…`; invalid parts are ignored. */
export function readPositionsQuery(search: URLSearchParams): PositionsQuery {
  return {
    q: readTerm(search, 'q'),
    stance: DECISION_STANCES.find((stance) => stance === search.get('stance')) ?? null,
  };
}

/** The shortest address of a search for positions. */
export function positionsHref(path: string, { q, stance }: PositionsQuery): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(stance && { stance }) });
  return queryHref(path, search);
}

/** The page cache's key; null for searches, which are countless. */
export function positionsCacheKey(path: string, search: URLSearchParams): string | null {
  const query = readPositionsQuery(search);
  return query.q === '' ? positionsHref(path, query) : null;
}
