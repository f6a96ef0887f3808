import type { Services } from '#app/context/services.server.ts';
import { namesOf } from '#app/listing/names.server.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import type { Database } from '#db/client.ts';
import { countOpenHeadlines, listOpenHeadlines } from '#domain/headline/headline-tasks.ts';
import { countDeadLinks, lastLinkCheck, listDeadLinks } from '#domain/link/dead-links.ts';
import { type Change, listLatestChanges } from '#domain/listing/change/history.ts';
import { countInDoubt, listUnreadReasons } from '#domain/listing/change/in-doubt.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { countListings, listListings } from '#domain/listing/list/list.ts';
import type { TextDoubt } from '#domain/listing/listing.ts';
import { listIncompleteDepartures } from '#domain/listing/summary/incomplete-departures.ts';
import type { Tally } from '#domain/listing/summary/tally.ts';
import { isGlossUnreviewed } from '#domain/position/position.ts';
import { countQuoteTasks, listQuoteTasks } from '#domain/quote/quote-tasks.ts';
import { duePages } from '#domain/register/register-pages.ts';
import { registerState } from '#domain/register/register-state.ts';
import { listRegisterTasks } from '#domain/register/register-tasks.ts';
import { ledgerLength } from '#domain/ruling/ledger/read-ledger.ts';
import { listComingReviews, listDueReviews } from '#domain/task/due-reviews.ts';
import { today } from '#domain/time/day.ts';
import { failingLists } from '#domain/warning/list-states.ts';
import { listWarningTasks } from '#domain/warning/warning-tasks.ts';
import type { ChangeLine } from './dashboard-changes.tsx';

/** Requirement 2.15. */
const TOP_COINS = 5;
const CHANGES_SHOWN = 8;
const COMING_SHOWN = 6;
const MAX_COMING = 500;

const MAX_SHOWN = 20;

/** Counts of listings, the best coins, the latest changes and the reviews that come next. */
export async function loadDashboard(services: Services, { isEveryReview = false } = {}) {
  const { db, tally } = services;
  const [kinds, counts, best, changes, entries, coming] = await Promise.all([
    Promise.all(KINDS.map((kind) => figuresOf(db, kind))),
    tally.get(),
    listListings(db, 'coin', { sort: 'rating' }, { limit: TOP_COINS }),
    listLatestChanges(db, CHANGES_SHOWN),
    ledgerLength(db),
    listComingReviews(db, isEveryReview ? MAX_COMING : COMING_SHOWN),
  ]);
  const names = await namesOf(
    db,
    KINDS.flatMap((kind) => counts.firstIncomplete[kind].map((id) => ({ kind, id }))),
    'en',
  );
  return {
    kinds: kinds.map((figures) => ({
      ...figures,
      verdicts: counts.verdicts[figures.kind],
      incomplete: incompleteOf(counts, figures.kind, names),
    })),
    topCoins: await ruledSummaries(services, best, 'en', 'detail'),
    changes: toChangeLines(changes),
    entries,
    coming,
  };
}

function incompleteOf(
  { verdicts, firstIncomplete }: Tally,
  kind: Kind,
  names: Map<string, string>,
) {
  const count = verdicts[kind].reduce((total, { incomplete }) => total + incomplete, 0);
  const listings = firstIncomplete[kind].map((id) => ({
    id,
    name: names.get(`${kind}/${id}`) ?? id,
  }));
  return { count, listings };
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
export async function loadTasks({ db, tally, positions }: Services) {
  const [
    warnings,
    departures,
    stated,
    due,
    texts,
    headlines,
    quotes,
    registers,
    registerPages,
    lists,
    links,
  ] = await Promise.all([
    listWarningTasks(db),
    tally.get().then(({ namedDepartures }) => listIncompleteDepartures(db, namedDepartures)),
    positions.get(),
    listDueReviews(db, MAX_SHOWN),
    loadUnreadTexts(db),
    loadHeadlines(db),
    loadQuotes(db),
    loadRegisters(db),
    duePages(db, today()),
    failingLists(db),
    loadDeadLinks(db),
  ]);
  return {
    warnings: {
      count: warnings.filter(({ decision }) => decision === null).length,
      tasks: warnings,
    },
    departures: { count: departures.length, first: departures[0] ?? null },
    unreadPositions: stated.filter(isGlossUnreviewed).length,
    due,
    texts,
    headlines,
    quotes,
    registers,
    registerPages,
    lists: lists.map(({ readAt, refusedAt, ...list }) => ({
      ...list,
      readAt: readAt?.toISOString() ?? null,
      refusedAt: refusedAt?.toISOString() ?? null,
    })),
    links,
    today: today(),
  };
}

async function loadUnreadTexts(db: Database) {
  const [unread, inDoubt] = await Promise.all([listUnreadReasons(db, MAX_SHOWN), countInDoubt(db)]);
  const countOf = (kind: Kind, doubt: TextDoubt) =>
    inDoubt.find((each) => each.kind === kind && each.doubt === doubt)?.count ?? 0;
  const waiting = KINDS.map((kind) => ({
    kind,
    machine: countOf(kind, 'machine'),
    stale: countOf(kind, 'stale'),
  }));
  return { ...unread, waiting };
}

async function loadHeadlines(db: Database) {
  const [headlines, count] = await Promise.all([
    listOpenHeadlines(db, MAX_SHOWN),
    countOpenHeadlines(db),
  ]);
  return {
    count,
    headlines: headlines.map(({ publishedAt, ...task }) => ({
      ...task,
      at: publishedAt.toISOString(),
    })),
  };
}

async function loadQuotes(db: Database) {
  const [quotes, count] = await Promise.all([listQuoteTasks(db, MAX_SHOWN), countQuoteTasks(db)]);
  return { count, quotes: quotes.map(({ at, ...task }) => ({ ...task, at: at.toISOString() })) };
}

async function loadRegisters(db: Database) {
  const [{ count, tasks }, state] = await Promise.all([
    listRegisterTasks(db, MAX_SHOWN),
    registerState(db),
  ]);
  return {
    count,
    tasks: tasks.map(({ openedAt, ...task }) => ({ ...task, at: openedAt.toISOString() })),
    state: {
      ...state,
      readAt: state.readAt?.toISOString() ?? null,
      modifiedAt: state.modifiedAt?.toISOString() ?? null,
      refusedAt: state.refusedAt?.toISOString() ?? null,
      dueAt: state.dueAt?.toISOString() ?? null,
    },
  };
}

async function loadDeadLinks(db: Database) {
  const [links, count, lastCheck] = await Promise.all([
    listDeadLinks(db, MAX_SHOWN),
    countDeadLinks(db),
    lastLinkCheck(db),
  ]);
  return {
    count,
    links: links.map(({ since, checkedAt, ...link }) => ({
      ...link,
      since: since.toISOString(),
      checkedAt: checkedAt.toISOString(),
    })),
    lastCheck: lastCheck?.toISOString() ?? null,
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
