import { Link } from 'react-router';
import { Day } from '#app/editing/moment.tsx';
import { rulingPath } from '#app/editing/paths.ts';
import type { DueReview } from '#domain/freshness/due-reviews.ts';

/** The next reviews that are not due yet; nothing if there are none. */
export function ComingReviews({ reviews }: { reviews: DueReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="coming-reviews" className="grid gap-3">
      <h2 id="coming-reviews" className="text-lg">
        Next reviews
      </h2>
      <ol className="card divide-y divide-line">
        {reviews.map(({ kind, id, name, scope, due }) => (
          <li
            key={`${kind}/${id}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 [overflow-wrap:anywhere]"
          >
            <Link to={rulingPath(kind, id, scope)} className="link">
              <bdi>{name}</bdi>
            </Link>
            <span className="text-sm text-muted">
              <Day on={due} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
