import { asc, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings, listingTexts } from '#db/schema.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { judgedRulingsIn } from '#domain/listing/stored.ts';
import type { Scope } from '#domain/method/scope.ts';
import { firstDue } from '#domain/ruling/review-due.ts';
import { today } from '#domain/time/day.ts';
import { isEnglishOf } from './english-text.ts';

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

/** Reviews are listed this many days before they are due. */
const DAYS_AHEAD = 30;

/** Listings whose review is overdue or due soon, longest overdue first, and their total number. */
export async function listDueReviews(
  db: Database,
  limit: number,
  day = today(),
): Promise<{ count: number; reviews: DueReview[] }> {
  const isDue = lte(listings.reviewDue, sql`${day}::date + ${DAYS_AHEAD}::int`);
  const [count, rows] = await Promise.all([
    db.$count(listings, isDue),
    db
      .select({
        kind: listings.kind,
        id: listings.id,
        name: listingTexts.name,
        due: listings.reviewDue,
        judged: listings.judged,
      })
      .from(listings)
      .leftJoin(listingTexts, isEnglishOf(listings.kind, listings.id))
      .where(isDue)
      .orderBy(asc(listings.reviewDue), asc(listings.kind), asc(listings.id))
      .limit(limit),
  ]);
  const reviews = rows.flatMap(({ kind, id, name, due, ...row }) => {
    const first = firstDue(judgedRulingsIn(row));
    if (!due || !first) return [];
    const { scope } = first;
    return [{ kind, id, name: name ?? id, scope, due, isOverdue: due < day }];
  });
  return { count, reviews };
}
