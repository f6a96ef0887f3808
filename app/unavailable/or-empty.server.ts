import { data } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

/**
 * The loader data of `load`; a failure is logged and returns `empty` with a 503 (requirement 8.6). The route
 * passes `Retry-After` on with a `headers` export.
 */
export async function orEmpty<T>(
  log: Services['log'],
  load: () => Promise<ReturnType<typeof data<T>>>,
  empty: NoInfer<T>,
) {
  try {
    return await load();
  } catch (error) {
    log.error({ err: error }, 'a list failed to load');
    return data(empty, {
      status: 503,
      headers: { 'Retry-After': RETRY_AFTER_SECONDS.failedPage },
    });
  }
}
