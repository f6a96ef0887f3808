import type { RedFlag, RedFlags } from '#domain/red-flag/red-flags.ts';

type Likeness = Extract<RedFlag, { name: 'likeness' }>;

/** A red flag as a listing's page shows it: of a likeness also what the other listing is called. */
export type ShownRedFlag = Exclude<RedFlag, Likeness> | (Likeness & { otherName: string });

export interface ShownRedFlags extends Omit<RedFlags, 'found'> {
  found: ShownRedFlag[];
}
