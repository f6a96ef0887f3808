import type { Services } from '#app/context/services.server.ts';
import { type DeadLinkState, deadLinksOf } from '#domain/link/dead-links.ts';
import type { Listing } from '#domain/listing/listing.ts';

/** The dead links of a listing; none if they fail to load, since the page is useful without them. */
export function loadDeadLinks(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { kind, id }: Pick<Listing, 'kind' | 'id'>,
): Promise<Record<string, DeadLinkState>> {
  return deadLinksOf(db, kind, id).catch((error: unknown) => {
    log.error({ err: error }, 'the dead links failed to load');
    return {};
  });
}
