import type { Database } from '#db/client.ts';
import type { LinkPacing } from '#domain/freshness/check-link.ts';
import { quoteGatherer } from './gather-quotes.ts';
import { lookAtNextPage } from './look-again.ts';
import { createRobots } from './robots.ts';

/** Looks for the quoted sentences at their addresses, a page at a time. */
export function createWatch(db: Database) {
  const robots = createRobots();
  return {
    gather: quoteGatherer(db),
    look: (pacing: LinkPacing, signal: AbortSignal) =>
      lookAtNextPage(db, { ...pacing, connect: pacing.connect, robots }, signal),
  };
}
