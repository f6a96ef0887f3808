import { Link } from 'react-router';
import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { Moment } from '#app/editing/moment.tsx';
import { formatWhole } from '#app/i18n/format.ts';
import type { ChangeKind } from '#domain/listing/change/history.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** A change in one line: editor, action, listing and time. */
export interface ChangeLine {
  id: number;
  kind: Kind;
  listingId: string;
  name: string;
  what: ChangeKind;
  at: string;
  by: string;
  /** The listing was deleted since. */
  isGone: boolean;
}

/** The latest changes of all listings that editors made here, newest first. */
export function DashboardChanges({
  changes,
  entries,
}: {
  changes: ChangeLine[];
  /** Entries of the public ledger, which has imported classifications too. */
  entries: number;
}) {
  return (
    <section aria-labelledby="latest-changes" className="grid gap-3">
      <h2 id="latest-changes" className="text-lg">
        Latest changes by editors
      </h2>
      {changes.length === 0 ? (
        <p className="card p-4 text-muted">
          No editor has changed a listing here yet.{' '}
          {entries > 0 && (
            <>
              The{' '}
              <a href="/en/changes" className="link">
                public ledger
              </a>{' '}
              has {formatWhole(entries)} entries, from imported classifications.
            </>
          )}
        </p>
      ) : (
        <ol className="card divide-y divide-line">
          {changes.map(({ id, kind, listingId, name, what, at, by, isGone }) => (
            <li key={id} className="px-4 py-2.5">
              <p className="[overflow-wrap:anywhere]">
                {isGone ? (
                  <bdi className="font-medium">{name}</bdi>
                ) : (
                  <Link to={editPath(kind, listingId)} className="link">
                    <bdi>{name}</bdi>
                  </Link>
                )}{' '}
                <span className="text-muted">({KIND_WORDS[kind].noun})</span> {what}
              </p>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">
                <Moment at={at} /> by {by}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
