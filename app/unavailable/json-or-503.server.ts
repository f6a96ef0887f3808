import type { Services } from '#app/context/services.server.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

const ROBOTS = { 'X-Robots-Tag': 'noindex' };

/** Responds with the result of `load` as JSON; 503 with `null` where it throws. */
export async function jsonOr503(
  { log }: Pick<Services, 'log'>,
  load: () => Promise<object>,
): Promise<Response> {
  try {
    return Response.json(await load(), { headers: ROBOTS });
  } catch (error) {
    log.error({ err: error }, 'data of the reader’s own page failed to load');
    return Response.json(null, {
      status: 503,
      headers: { ...ROBOTS, 'Retry-After': RETRY_AFTER_SECONDS.unavailable },
    });
  }
}
