import type { Database } from '#db/client.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { criteriaOf, isCore, methodOf, proposalBy } from '#domain/method/method.ts';
import { type Covered, type Position, statedOn } from '#domain/position/position.ts';
import type { PositionCache } from '#domain/position/positions.ts';
import { findQuoteWatch } from '#domain/quote/quote-watch.ts';
import { rulingDigest } from '#domain/ruling/ledger/ledger-entry.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { judgedIn, rulingsOf, type StandingRuling } from '#domain/ruling/ruling.ts';
import { findText } from '#domain/ruling/ruling-texts.ts';
import { firmnessView } from '#domain/ruling/ruling-view.ts';
import type { ChangesQuery } from './queries.ts';
import type {
  ChangesResponse,
  PositionsResponse,
  RulingsResponse,
  RulingTextResponse,
} from './ruling-schemas.ts';
import type { AddWatch } from './schemas.ts';
import { watchAdder } from './watch-adder.ts';

interface Sources {
  db: Database;
  positions: PositionCache;
}

/** A listing's rulings with their grounds; null where there is no such listing. */
export async function answerRulings(
  { db, positions }: Sources,
  kind: Kind,
  id: string,
): Promise<RulingsResponse | null> {
  const listing = await findListing(db, kind, id);
  if (!listing) return null;
  const [all, addWatch] = await Promise.all([positions.get(), watchAdder(db, [`${kind}/${id}`])]);
  return { items: rulingsOf(listing).map((ruling) => rulingOf(listing, ruling, all, addWatch)) };
}

/** All positions of bodies and scholars, by id. */
export async function answerPositions({ db, positions }: Sources): Promise<PositionsResponse> {
  const all = await positions.get();
  const watchOf = await findQuoteWatch(
    db,
    all.map(({ id }) => `position/${id}`),
  );
  return { items: all.map((position) => ({ ...position, watch: watchOf(position) })) };
}

/** Ledger entries with the fields that their hashes cover, and the next position. */
export async function answerChanges(
  { db }: { db: Database },
  { before, limit }: ChangesQuery,
): Promise<ChangesResponse> {
  const found = await listEntries(db, { before, limit: limit + 1 });
  const items = found.slice(0, limit).map(({ at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
  }));
  return { items, nextBefore: found.length > limit ? (items.at(-1)?.seq ?? null) : null };
}

/** The text that a digest of the ledger covers; null where no entry has this digest. */
export async function answerRulingText(
  { db }: { db: Database },
  digest: string,
): Promise<RulingTextResponse | null> {
  const text = await findText(db, digest);
  return text === undefined ? null : { digest, text };
}

function rulingOf(
  listing: Listing,
  ruling: StandingRuling,
  positions: readonly Position[],
  addWatch: AddWatch,
): RulingsResponse['items'][number] {
  const { scope, verdict, ruledAt: given, grounds } = ruling;
  const { kind } = listing;
  const digest = rulingDigest(listing, scope) ?? '';
  const ruledAt = given && new Date(given).toISOString();
  const ruled = { scope, verdict, ruledAt, digest };
  if (!grounds) return { ...ruled, grounds: null };
  const { criteria, ...rest } = grounds;
  const method = methodOf(grounds.method);
  const judged = judgedIn(kind, scope, grounds);
  const answers = criteriaOf(method, judged).map((criterion) => {
    const {
      finding = method.unanswered,
      note = null,
      evidence = [],
      endedOn,
    } = criteria[criterion] ?? {};
    return {
      criterion,
      core: isCore(method, judged, criterion),
      finding,
      note,
      endedOn,
      evidence: evidence.map(addWatch),
    };
  });
  const proposal = proposalBy(method, judged).verdict;
  const firmness = firmnessView(listing, ruling, { language: 'en', positions }).id;
  const covered = { kind, id: listing.id, scope, asset: grounds.asset?.kind ?? null };
  const coveredBy = method.comparesPositions
    ? positions.flatMap((position) => coveringOf(position, covered))
    : undefined;
  return { ...ruled, grounds: { ...rest, firmness, proposal, criteria: answers, coveredBy } };
}

function coveringOf(position: Position, covered: Covered) {
  const stated = statedOn(position, covered);
  if (!stated) return [];
  const { decision, stance, isNamed, isOfListing } = stated;
  const names = isOfListing ? 'listing' : isNamed ? 'kind-or-act' : 'class';
  return [{ id: position.id, decision, stance, names } as const];
}
