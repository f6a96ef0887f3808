import type { Kind } from '#db/schema.ts';

export type { Kind };

/** Differences between the kinds, as data. Page sizes: requirement 6.2. */
export const KIND = {
  coin: { collection: 'coins', pageSize: 20 },
  exchange: { collection: 'exchanges', pageSize: 10 },
} as const satisfies Record<Kind, { collection: string; pageSize: number }>;
