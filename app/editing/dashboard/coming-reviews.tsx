import { Link } from 'react-router';
import { Day } from '#app/editing/moment.tsx';
import { rulingPath } from '#app/editing/paths.ts';
import { SCOPE_LABELS } from '#app/editing/ruling/ruling-words.ts';
import { SPOT } from '#domain/method/scope.ts';
import type { DueReview } from '#domain/task/due-reviews.ts';

const ALL_REVIEWS = '?reviews=all';

/** The next reviews that are not due yet; nothing if there are none. */
export function ComingReviews({
  reviews,
  count,
}: {
  reviews: DueReview[];
  /** The number of all, also those that are not shown. */
  count: number;
}) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="coming-reviews" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="coming-reviews" className="text-lg">
          Next reviews
        </h2>
        {count > reviews.length && (
          <Link to={ALL_REVIEWS} preventScrollReset className="link text-sm">
            Show all {count}
          </Link>
        )}
      </div>
      <ol className="card divide-y divide-line">
        {reviews.map(({ kind, id, name, scope, due }) => (
          <li
            key={`${kind}/${id}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 [overflow-wrap:anywhere]"
          >
            <Link to={rulingPath(kind, id, scope)} className="link">
              <bdi>{name}</bdi>
              {scope !== SPOT && `: ${SCOPE_LABELS[scope]}`}
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
