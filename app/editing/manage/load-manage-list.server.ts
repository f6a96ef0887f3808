import type { Services } from '#app/context/services.server.ts';
import { type Change, findChange, listDeletions } from '#domain/listing/change/history.ts';
import { summarize } from '#domain/listing/display.ts';
import { findListing } from '#domain/listing/find.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { listCountries, listPage, listPageByReview } from '#domain/listing/list/list.ts';
import { arabicReason } from '#domain/ruling/published-reason.ts';
import { today } from '#domain/time/day.ts';
import { readDone } from './done.ts';
import { type ManageQuery, readManageQuery, selectionOf } from './manage-query.ts';
import { manageRow } from './manage-row.ts';

const DELETIONS_SHOWN = 10;

/** The manage list at `url`: rows, filter options, and the action just completed. */
export async function loadManageList(services: Services, kind: Kind, url: URL) {
  const { db, imageAddress, positions } = services;
  const query = readManageQuery(url.searchParams);
  const list = query.byReview ? listPageByReview : listPage;
  const [found, countries, deletions, done, counts] = await Promise.all([
    list(db, kind, selectionOf(query), { page: query.page, pageSize: query.shown }),
    KIND[kind].hasCountryFilter ? listCountries(db, kind) : [],
    listDeletions(db, kind, DELETIONS_SHOWN),
    loadDone(services, kind, url.searchParams),
    countsOf(services, kind, query),
  ]);
  const setting = { imageAddress, positions: await positions.get(), today: today() };
  return {
    rows: found.items.map((listing) => manageRow(listing, setting)),
    total: found.total,
    isMore: found.isMore,
    page: found.page,
    countries,
    counts,
    deletions: deletions.map(deletion),
    done,
  };
}

// Counts by verdict; none beside another filter, which they would not be counted under.
async function countsOf({ tally }: Services, kind: Kind, { q, country, inDoubt }: ManageQuery) {
  if (q || country || inDoubt) return null;
  const counts = await tally.verdictsOf(kind);
  return Object.fromEntries(counts.map(({ verdict, count }) => [verdict ?? 'unreviewed', count]));
}

// The address may say anything: a listing is named, or offered for restoring, only if the database agrees.
async function loadDone({ db, imageAddress }: Services, kind: Kind, search: URLSearchParams) {
  const done = readDone(search);
  if (!done) return null;
  if (done.what !== 'deleted') {
    const listing = await findListing(db, kind, done.id);
    if (!listing) return null;
    const summary = summarize(listing, 'en', 'detail', imageAddress);
    const reason = listing.category && arabicReason(listing);
    return { what: done.what, ...summary, restore: null, arabicReason: reason };
  }
  const change = done.change === null ? null : await findChange(db, done.change);
  if (change?.what !== 'deleted' || change.kind !== kind) return null;
  if (await findListing(db, kind, change.listingId)) return null;
  const restore = change.before && change.id;
  return { what: done.what, ...deletion(change), restore, arabicReason: null };
}

function deletion({ id, listingId, before, at, by }: Change) {
  return {
    change: id,
    id: listingId,
    name: before?.texts.en?.name ?? listingId,
    at: at.toISOString(),
    by,
    canRestore: before !== null,
  };
}
