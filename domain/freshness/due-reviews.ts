import type { Database } from '#db/client.ts';
import type { Kind } from '#domain/listing/kind.ts';

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

/** The listings whose review is due soon or was, the longest overdue first, and how many there are. */
export async function listDueReviews(
  _db: Database,
  _limit: number,
): Promise<{ count: number; reviews: DueReview[] }> {
  // Listings have no `review_due` yet.
  return { count: 0, reviews: [] };
}
