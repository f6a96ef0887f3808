import type { Database } from '#db/client.ts';
import { findQuoteWatch } from '#domain/quote/quote-watch.ts';
import type { AddWatch } from './schemas.ts';

/** A function that adds to evidence what became of its quote; `owners`: those who quote it, as `coin/bitcoin`. */
export async function watchAdder(db: Database, owners: string[]): Promise<AddWatch> {
  const watchOf = await findQuoteWatch(db, owners);
  return (evidence) => ({ ...evidence, watch: watchOf(evidence) });
}
