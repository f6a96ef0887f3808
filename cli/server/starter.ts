import type { Logger } from 'pino';
import type { Database } from '#db/client.ts';
import { addStarterListings } from '#domain/listing/transfer/starter.ts';

/** Fills an empty database with the starter listings, and says so. */
export async function fillEmpty(db: Database, log: Logger): Promise<void> {
  const added = await addStarterListings(db);
  if (added > 0) log.info(`added ${added} starter listings`);
}
