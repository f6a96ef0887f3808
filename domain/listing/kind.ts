import type { Kind } from '#db/schema.ts';

export type { Kind };

/** What differs between the two kinds as data. Page sizes are the spec's. */
export const KIND = {
  coin: { collection: 'coins', pageSize: 20 },
  exchange: { collection: 'exchanges', pageSize: 10 },
} as const satisfies Record<Kind, { collection: string; pageSize: number }>;
