import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings, listingTexts } from '#db/schema.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { today } from '#domain/ruling/review-due.ts';

/** A listing whose rulings are to be looked at again. */
export interface DueReview {
  kind: Kind;
  id: string;
  /** In English. */
  name: string;
  /** `2026-11-21` */
  due: string;
  /** The day has passed. */
  isOverdue: boolean;
}

/** Who reviews is told so many days before. */
const DAYS_AHEAD = 30;

/** The listings whose review is due soon or was, the longest overdue first, and how many there are. */
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
      })
      .from(listings)
      .leftJoin(
        listingTexts,
        and(
          eq(listingTexts.kind, listings.kind),
          eq(listingTexts.listingId, listings.id),
          eq(listingTexts.language, 'en'),
        ),
      )
      .where(isDue)
      .orderBy(asc(listings.reviewDue), asc(listings.kind), asc(listings.id))
      .limit(limit),
  ]);
  const reviews = rows.flatMap(({ due, name, ...row }) =>
    due ? [{ ...row, due, name: name ?? row.id, isOverdue: due < day }] : [],
  );
  return { count, reviews };
}
