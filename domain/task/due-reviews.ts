import { asc, gt, lte, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { isEnglishOf } from '#db/english-text.ts';
import { listings, listingTexts } from '#db/schema.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Scope } from '#domain/method/scope.ts';
import { firstDue, lastDueDay } from '#domain/ruling/review-due.ts';
import { today } from '#domain/time/day.ts';

/** A listing with a ruling that is due for review. */
export interface DueReview {
  kind: Kind;
  id: string;
  /** The listing's English name. */
  name: string;
  /** The scope of the ruling that is due first. */
  scope: Scope;
  /** `2026-11-21` */
  due: string;
  /** The day has passed. */
  isOverdue: boolean;
}

interface Reviews {
  count: number;
  reviews: DueReview[];
}

/** Listings whose review is overdue or due soon, longest overdue first, and their total number. */
export function listDueReviews(db: Database, limit: number, day = today()): Promise<Reviews> {
  return reviewsWhere(db, lte(listings.reviewDue, lastDueDay(day)), { limit, day });
}

/** The reviews that come next, after those that are due: the first to come first, and their total number. */
export function listComingReviews(db: Database, limit: number): Promise<Reviews> {
  const day = today();
  return reviewsWhere(db, gt(listings.reviewDue, lastDueDay(day)), { limit, day });
}

async function reviewsWhere(
  db: Database,
  condition: SQL,
  { limit, day }: { limit: number; day: string },
): Promise<Reviews> {
  const first = db
    .select({
      kind: listings.kind,
      id: listings.id,
      name: listingTexts.name,
      due: listings.reviewDue,
      judged: listings.judged,
    })
    .from(listings)
    .leftJoin(listingTexts, isEnglishOf(listings.kind, listings.id))
    .where(condition)
    .orderBy(asc(listings.reviewDue), asc(listings.kind), asc(listings.id))
    .limit(limit);
  const [count, rows] = await Promise.all([db.$count(listings, condition), first]);
  const reviews = rows.flatMap(({ kind, id, name, due, judged }) => {
    const ruling = firstDue(judged);
    if (!due || !ruling) return [];
    return [{ kind, id, name: name ?? id, scope: ruling.scope, due, isOverdue: due < day }];
  });
  return { count, reviews };
}
