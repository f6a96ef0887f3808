import type { Logger } from 'pino';
import type { Database } from '#db/client.ts';
import { addStarterListings } from '#domain/listing/transfer/starter.ts';

/** Adds the starter listings to an empty database. */
export async function seedIfEmpty(db: Database, log: Logger): Promise<void> {
  const added = await addStarterListings(db);
  if (added > 0) log.info(`added ${added} starter listings`);
}
