import { Form } from 'react-router';
import { Moment } from '#app/editing/moment.tsx';

interface Deletion {
  /** The change that would be undone. */
  change: number;
  who: string;
  /** ISO time. */
  at: string;
  by: string;
}

/** The positions that were deleted last, to put back. */
export function DeletedPositions({ deletions }: { deletions: Deletion[] }) {
  if (deletions.length === 0) return null;
  return (
    <details className="card px-4">
      <summary className="flex min-h-12 items-center font-medium">
        Recently deleted ({deletions.length})
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {deletions.map(({ change, who, at, by }) => (
          <li
            key={change}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{who}</span>
              <span className="block text-sm text-muted">
                <Moment at={at} /> by {by}
              </span>
            </p>
            <Form method="post">
              <input type="hidden" name="change" value={change} />
              <button type="submit" className="button">
                Put back<span className="sr-only"> {who}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
