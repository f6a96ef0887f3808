import { Link } from 'react-router';
import { SCOPE_LABELS } from '#app/editing/ruling/ruling-words.ts';
import { rulingPath } from '#app/editing/ruling-path.ts';
import type { DueReview } from '#domain/freshness/due-reviews.ts';
import { MAIN_SCOPE } from '#domain/method/scope.ts';
import { ToLookAtPart } from './to-look-at-part.tsx';

/** Rulings that are to be looked at again, or should have been. */
export function DueReviews({ count, reviews }: { count: number; reviews: DueReview[] }) {
  return (
    <ToLookAtPart
      id="due-reviews"
      title="Reviews"
      none="No review is due."
      count={count}
      shown={reviews.length}
    >
      {reviews.map(({ kind, id, name, scope, due, isOverdue }) => (
        <li key={`${kind}/${id}`} className="px-4 py-2.5 [overflow-wrap:anywhere]">
          <Link to={rulingPath(kind, id, scope)} className="link">
            <bdi>{name}</bdi>
            {scope !== MAIN_SCOPE && `: ${SCOPE_LABELS[scope]}`}
          </Link>
          <p className="text-sm text-muted">
            {isOverdue ? 'Overdue since' : 'Due on'} <time dateTime={due}>{due}</time>
          </p>
        </li>
      ))}
    </ToLookAtPart>
  );
}
