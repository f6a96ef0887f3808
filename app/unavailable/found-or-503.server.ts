import { data } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { isUnavailable } from '#db/client.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

/** The result of a lookup. Throws a 503 while the database is unavailable. */
export function foundOr503<Found>(log: Services['log'], found: Promise<Found>): Promise<Found> {
  return found.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.error({ err: error }, 'a page failed to load');
    const headers = { 'Retry-After': RETRY_AFTER_SECONDS.failedPage };
    throw data(null, { status: 503, headers });
  });
}
