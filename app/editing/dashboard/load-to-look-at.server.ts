import type { Services } from '#app/context/services.server.ts';
import { countDeadLinks, lastLinkCheck, listDeadLinks } from '#domain/freshness/dead-links.ts';
import { listDueReviews } from '#domain/freshness/due-reviews.ts';
import { countOpenHeadlines, listOpenHeadlines } from '#domain/freshness/headline-tasks.ts';
import { countInDoubt, listUnreadReasons } from '#domain/listing/change/in-doubt.ts';
import { KINDS } from '#domain/listing/kind.ts';

const MOST_SHOWN = 20;

/** Tasks for editors: due reviews, unread Arabic, headlines, dead links. */
export async function loadToLookAt({ db }: Services) {
  const [due, inDoubt, unread, headlines, headlineCount, links, linkCount, lastCheck] =
    await Promise.all([
      listDueReviews(db, MOST_SHOWN),
      countInDoubt(db),
      listUnreadReasons(db, MOST_SHOWN),
      listOpenHeadlines(db, MOST_SHOWN),
      countOpenHeadlines(db),
      listDeadLinks(db, MOST_SHOWN),
      countDeadLinks(db),
      lastLinkCheck(db),
    ]);
  const countOf = (kind: string, doubt: string) =>
    inDoubt.find((each) => each.kind === kind && each.doubt === doubt)?.count ?? 0;
  return {
    due,
    texts: {
      ...unread,
      waiting: KINDS.map((kind) => ({
        kind,
        machine: countOf(kind, 'machine'),
        stale: countOf(kind, 'stale'),
      })),
    },
    headlines: {
      count: headlineCount,
      headlines: headlines.map(({ publishedAt, ...task }) => ({
        ...task,
        at: publishedAt.toISOString(),
      })),
    },
    links: {
      count: linkCount,
      links: links.map(({ since, checkedAt, ...link }) => ({
        ...link,
        since: since.toISOString(),
        checkedAt: checkedAt.toISOString(),
      })),
      lastCheck: lastCheck?.toISOString() ?? null,
    },
  };
}
