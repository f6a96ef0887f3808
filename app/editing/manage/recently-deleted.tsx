import { Form } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Moment } from '#app/editing/moment.tsx';
import type { Kind } from '#domain/listing/kind.ts';

export interface Deletion {
  /** The change that would be undone. */
  change: number;
  id: string;
  name: string;
  at: string;
  by: string;
  /** False: the deleted state is no longer readable. */
  canPutBack: boolean;
}

/** Recently deleted listings, each with a button that restores it. */
export function RecentlyDeleted({ kind, deletions }: { kind: Kind; deletions: Deletion[] }) {
  if (deletions.length === 0) return null;
  return (
    <details className="card px-4">
      <summary className="flex min-h-12 items-center font-medium">
        Recently deleted ({deletions.length})
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {deletions.map(({ change, name, at, by, canPutBack }) => (
          <li
            key={change}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <bdi className="font-medium">{name}</bdi>
              <span className="block text-sm text-muted">
                <Moment at={at} /> by {by}
              </span>
            </p>
            {canPutBack ? (
              <Form method="post" action={`${KIND_WORDS[kind].path}/put-back/${change}`}>
                <button type="submit" className="button">
                  Put back<span className="sr-only"> {name}</span>
                </button>
              </Form>
            ) : (
              <p className="text-muted">Not readable</p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
