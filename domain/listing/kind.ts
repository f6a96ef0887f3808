import type { Kind } from '#db/schema.ts';

export type { Kind };

/** What differs between the two kinds as data. Page sizes and default names are the spec's. */
export const KIND = {
  coin: { collection: 'coins', pageSize: 20, unknownName: 'Unknown Coin' },
  exchange: { collection: 'exchanges', pageSize: 10, unknownName: 'Unknown Exchange' },
} as const satisfies Record<Kind, { collection: string; pageSize: number; unknownName: string }>;
