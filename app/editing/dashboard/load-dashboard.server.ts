import type { Services } from '#app/context/services.server.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import type { Database } from '#db/client.ts';
import { countDeadLinks, lastLinkCheck, listDeadLinks } from '#domain/freshness/dead-links.ts';
import { listDueReviews } from '#domain/freshness/due-reviews.ts';
import { countOpenHeadlines, listOpenHeadlines } from '#domain/freshness/headline-tasks.ts';
import { type Change, listLatestChanges } from '#domain/listing/change/history.ts';
import { countInDoubt, listUnreadReasons } from '#domain/listing/change/in-doubt.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { countListings, listListings } from '#domain/listing/list/list.ts';
import { listIncompleteDepartures } from '#domain/listing/summary/incomplete-departures.ts';
import type { Tally } from '#domain/listing/summary/tally.ts';
import { isGlossUnread } from '#domain/position/position.ts';
import { duePages } from '#domain/register/register-pages.ts';
import { registerState } from '#domain/register/register-state.ts';
import { listRegisterTasks } from '#domain/register/register-tasks.ts';
import { today } from '#domain/time/day.ts';
import { failingLists } from '#domain/warning/list-states.ts';
import { listWarningTasks } from '#domain/warning/warning-tasks.ts';
import { countQuoteTasks, listQuoteTasks } from '#domain/watch/quote-tasks.ts';
import type { ChangeLine } from './latest-changes.tsx';

/** Requirement 2.15. */
const TOP_COINS = 5;
const CHANGES_SHOWN = 8;

const MAX_SHOWN = 20;

/** Counts of listings, the best coins and the latest changes. */
export async function loadDashboard(services: Services) {
  const { db, tally } = services;
  const [kinds, counts, best, changes] = await Promise.all([
    Promise.all(KINDS.map((kind) => figuresOf(db, kind))),
    tally.get(),
    listListings(db, 'coin', { sort: 'rating' }, { limit: TOP_COINS }),
    listLatestChanges(db, CHANGES_SHOWN),
  ]);
  return {
    kinds: kinds.map((figures) => ({ ...figures, incomplete: incompleteOf(counts, figures.kind) })),
    topCoins: await ruledSummaries(services, best, 'en', 'detail'),
    changes: toChangeLines(changes),
  };
}

function incompleteOf({ verdicts, firstIncomplete }: Tally, kind: Kind) {
  const count = verdicts[kind].reduce((total, { incomplete }) => total + incomplete, 0);
  return { count, first: firstIncomplete[kind] };
}

async function figuresOf(db: Database, kind: Kind) {
  const [total, inDoubt, unreviewed] = await Promise.all([
    countListings(db, kind),
    countListings(db, kind, { inDoubt: true }),
    countListings(db, kind, { category: null }),
  ]);
  return { kind, total, inDoubt, unreviewed };
}

/**
 * Tasks for editors: warnings about listings, incomplete departures, due reviews, unread Arabic, headlines, quotes, registers,
 * dead links.
 */
export async function loadToLookAt({ db, tally, positions }: Services) {
  const [
    due,
    inDoubt,
    unread,
    headlines,
    headlineCount,
    quotes,
    quoteCount,
    links,
    linkCount,
    lastCheck,
    warnings,
    registers,
    register,
    registerPages,
    departures,
    stated,
    lists,
  ] = await Promise.all([
    listDueReviews(db, MAX_SHOWN),
    countInDoubt(db),
    listUnreadReasons(db, MAX_SHOWN),
    listOpenHeadlines(db, MAX_SHOWN),
    countOpenHeadlines(db),
    listQuoteTasks(db, MAX_SHOWN),
    countQuoteTasks(db),
    listDeadLinks(db, MAX_SHOWN),
    countDeadLinks(db),
    lastLinkCheck(db),
    listWarningTasks(db),
    listRegisterTasks(db, MAX_SHOWN),
    registerState(db),
    duePages(db, today()),
    tally.get().then(({ namedDepartures }) => listIncompleteDepartures(db, namedDepartures)),
    positions.get(),
    failingLists(db),
  ]);
  const countOf = (kind: string, doubt: string) =>
    inDoubt.find((each) => each.kind === kind && each.doubt === doubt)?.count ?? 0;
  return {
    warnings: {
      count: warnings.filter(({ decision }) => decision === null).length,
      tasks: warnings,
    },
    departures: { count: departures.length, first: departures[0] ?? null },
    unreadPositions: stated.filter(isGlossUnread).length,
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
    quotes: {
      count: quoteCount,
      quotes: quotes.map(({ at, ...task }) => ({ ...task, at: at.toISOString() })),
    },
    registers: {
      count: registers.count,
      tasks: registers.tasks.map(({ openedAt, ...task }) => ({
        ...task,
        at: openedAt.toISOString(),
      })),
      state: {
        ...register,
        readAt: register.readAt?.toISOString() ?? null,
        refusedAt: register.refusedAt?.toISOString() ?? null,
      },
    },
    registerPages,
    lists: lists.map(({ readAt, refusedAt, ...list }) => ({
      ...list,
      readAt: readAt?.toISOString() ?? null,
      refusedAt: refusedAt?.toISOString() ?? null,
    })),
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

// `changes` are the latest of all, the newest first.
function toChangeLines(changes: Change[]): ChangeLine[] {
  const exists = new Map<string, boolean>();
  return changes.map(({ id, kind, listingId, what, at, by, before, after }) => {
    const listing = `${kind}/${listingId}`;
    if (!exists.has(listing)) exists.set(listing, what !== 'deleted');
    return {
      id,
      kind,
      listingId,
      name: (after ?? before)?.texts.en?.name ?? listingId,
      what,
      at: at.toISOString(),
      by,
      isGone: !exists.get(listing),
    };
  });
}
