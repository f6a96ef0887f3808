import type { Database } from '#db/client.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { criteriaOf, isCore, methodOf } from '#domain/method/method.ts';
import { listEntries, rulingDigest } from '#domain/ruling/ledger.ts';
import { findingsOf, rulingsOf, type StandingRuling } from '#domain/ruling/ruling.ts';
import type { ChangesQuery } from './queries.ts';
import type { ChangesAnswer, RulingsAnswer } from './ruling-schemas.ts';

/** A listing's rulings with their grounds; null where there is no such listing. */
export async function answerRulings(
  { db }: { db: Database },
  kind: Kind,
  id: string,
): Promise<RulingsAnswer | null> {
  const listing = await findListing(db, kind, id);
  if (!listing) return null;
  return { items: rulingsOf(listing).map((ruling) => rulingOf(listing, ruling)) };
}

/** Ledger entries with the fields that their hashes cover, and the next position. */
export async function answerChanges(
  { db }: { db: Database },
  { before, limit }: ChangesQuery,
): Promise<ChangesAnswer> {
  const found = await listEntries(db, { before, limit: limit + 1 });
  const items = found.slice(0, limit).map(({ at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
  }));
  return { items, nextBefore: found.length > limit ? (items.at(-1)?.seq ?? null) : null };
}

function rulingOf(
  listing: Listing,
  { scope, verdict, ruledAt: given, grounds }: StandingRuling,
): RulingsAnswer['items'][number] {
  const { kind } = listing;
  const digest = rulingDigest(listing, scope) ?? '';
  const ruledAt = given && new Date(given).toISOString();
  const ruled = { scope, verdict, ruledAt, digest };
  if (!grounds) return { ...ruled, grounds: null };
  const { criteria, ...rest } = grounds;
  const method = methodOf(grounds.method);
  const answers = criteriaOf(method, kind, scope).map((criterion) => {
    const { finding = method.unanswered, note = null, evidence = [] } = criteria[criterion] ?? {};
    return { criterion, core: isCore(method, kind, scope, criterion), finding, note, evidence };
  });
  const proposal = method.propose(kind, scope, findingsOf(grounds)).verdict;
  return { ...ruled, grounds: { ...rest, proposal, criteria: answers } };
}
