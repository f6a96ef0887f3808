import type { ListedListing } from '#domain/listing/listing.ts';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';

export interface Distribution {
  /** Number of listings. */
  size: number;
  /** The three verdicts, then listings without a ruling, if there are any. */
  shares: Share[];
  /** The average of the rated listings; null without any. */
  averageRating: number | null;
}

export interface Share {
  verdict: Verdict | 'notYetReviewed';
  count: number;
  /** Rounded. */
  percent: number;
}

/** The distribution of verdicts and ratings among `listings`; default values do not count. */
export function distribution(
  listings: Pick<ListedListing, 'category' | 'shownRating'>[],
): Distribution {
  const share = (verdict: Share['verdict'], category: Verdict | null): Share => {
    const count = listings.filter((listing) => listing.category === category).length;
    return { verdict, count, percent: Math.round((count / (listings.length || 1)) * 100) };
  };
  const unreviewed = share('notYetReviewed', null);
  const ratings = listings.flatMap(({ shownRating }) => shownRating ?? []);
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
