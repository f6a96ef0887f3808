import type { SameLooking } from '#domain/look-alike/same-looking.ts';

/** Other listings that a name looks like, and whether the editor has said that it is meant. */
export interface NameWarning {
  others: SameLooking[];
  isConfirmed: boolean;
}

/** The name of the box that confirms a name. */
export const CONFIRMED = 'confirmedName';

/** The value of the box: the listings that the editor has been warned of. Another name may look like others. */
export function confirmationOf(others: SameLooking[]): string {
  return others.flatMap(({ kind, id, by }) => (by === 'name' ? [`${kind}/${id}`] : [])).join(' ');
}
