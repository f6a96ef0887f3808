import type { Kind } from '#db/schema.ts';

export type { Kind };

/** What differs between the kinds as data. `pageSize`: rows of a public list. */
export const KIND = {
  coin: { collection: 'coins', pageSize: 20 },
  exchange: { collection: 'exchanges', pageSize: 10 },
} as const satisfies Record<Kind, { collection: string; pageSize: number }>;

/** Every kind, in the order in which lists and menus have them. */
export const KINDS = Object.keys(KIND) as Kind[];
