import type { ReactNode } from 'react';
import { Moment } from './moment.tsx';

interface Deletion {
  /** The deletion. */
  change: number;
  name: string;
  /** ISO time. */
  at: string;
  by: string;
}

/** The latest deletions; `restoreForm` renders the form that restores one, or what is shown instead. */
export function RecentlyDeleted<D extends Deletion>({
  deletions,
  restoreForm,
}: {
  deletions: D[];
  restoreForm: (deletion: D) => ReactNode;
}) {
  if (deletions.length === 0) return null;
  return (
    <details className="card px-4">
      <summary className="flex min-h-12 items-center font-medium">
        Recently deleted ({deletions.length})
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {deletions.map((deletion) => (
          <li
            key={deletion.change}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <bdi className="font-medium">{deletion.name}</bdi>
              <span className="block text-sm text-muted">
                <Moment at={deletion.at} /> by {deletion.by}
              </span>
            </p>
            {restoreForm(deletion)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The button of a form that restores what was deleted. */
export function RestoreButton({ name }: { name: string }) {
  return (
    <button type="submit" className="button">
      Restore<span className="sr-only"> {name}</span>
    </button>
  );
}
