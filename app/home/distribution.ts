import type { Listing } from '#domain/listing/listing.ts';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';

export interface Distribution {
  /** How many listings were looked at. */
  size: number;
  /** The three verdicts, then what no editor has ruled on, if there is any. */
  shares: Share[];
  /** Over the listings somebody rated; null when there are none. */
  averageRating: number | null;
}

export interface Share {
  verdict: Verdict | 'notYetReviewed';
  count: number;
  /** Rounded. */
  percent: number;
}

/** How verdicts and ratings fall among `listings`. A default that stands in for a verdict or a rating does not count. */
export function distribution(listings: Pick<Listing, 'category' | 'rating'>[]): Distribution {
  const share = (verdict: Share['verdict'], category: Verdict | null): Share => {
    const count = listings.filter((listing) => listing.category === category).length;
    return { verdict, count, percent: Math.round((count / (listings.length || 1)) * 100) };
  };
  const unreviewed = share('notYetReviewed', null);
  const ratings = listings.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  return {
    size: listings.length,
    shares: [
      ...VERDICTS.map((verdict) => share(verdict, verdict)),
      ...(unreviewed.count > 0 ? [unreviewed] : []),
    ],
    averageRating: ratings.length > 0 ? sum(ratings) / ratings.length : null,
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
