import type { Database } from '#db/client.ts';
import type { LinkPacing } from '#domain/link/check-link.ts';
import { checkNextPage } from './check-page.ts';
import { quoteGatherer } from './gather-quotes.ts';
import { createRobots } from './robots.ts';

/** The watch of pages that are quoted: looks for the sentences of one page at a time. */
export function createPageWatch(db: Database) {
  const robots = createRobots();
  return {
    gather: quoteGatherer(db),
    check: (pacing: LinkPacing, signal: AbortSignal) =>
      checkNextPage(db, { ...pacing, connect: pacing.connect, robots }, signal),
  };
}
