import type { RedFlag, RedFlags } from '#domain/red-flag/red-flags.ts';

type Likeness = Extract<RedFlag, { name: 'likeness' }>;

/** A red flag for display; a likeness has the other listing's name. */
export type RedFlagView = Exclude<RedFlag, Likeness> | (Likeness & { otherName: string });

export interface RedFlagsView extends Omit<RedFlags, 'found'> {
  found: RedFlagView[];
}
