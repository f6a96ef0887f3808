/** The criteria of the example, on which its verdicts differ. */
export const EXAMPLE_CRITERIA = ['riba', 'proceeds'];

/**
 * `all` rows; `differing`: those with different answers, or asked of some listings only; `example`: the verdicts and
 * EXAMPLE_CRITERIA.
 */
export type ShownRows = 'all' | 'differing' | 'example';

/** Whether a row has the mark of a difference: only among all rows, since the others all differ. */
export function isMarked(differs: boolean, shownRows: ShownRows): boolean {
  return differs && shownRows === 'all';
}
