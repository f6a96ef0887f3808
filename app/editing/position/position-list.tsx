import { Languages } from 'lucide-react';
import { useRef } from 'react';
import { Form, Link } from 'react-router';
import { useListKeys } from '#app/editing/manage/use-list-keys.ts';
import { en } from '#app/i18n/text.en.ts';
import { queryHref } from '#app/ui/query.ts';
import type { Stance } from '#domain/method/definition.ts';
import { positionsPath } from './positions-path.ts';

/** The search of the positions, and the choice of those with an unreviewed translation. */
export function PositionFilters({
  q,
  isUnreviewedOnly,
  shown,
  counts: { total, unreviewed },
}: {
  q: string;
  isUnreviewedOnly: boolean;
  shown: number;
  counts: { total: number; unreviewed: number };
}) {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(!isUnreviewedOnly && { unreviewed: '1' }),
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Form role="search" className="flex min-w-0 flex-1 basis-72 gap-2">
          {isUnreviewedOnly && <input type="hidden" name="unreviewed" value="1" />}
          <input
            id="search"
            type="search"
            name="q"
            defaultValue={q}
            aria-label="Search positions"
            placeholder="Body, scholar or words"
            className="min-h-11 min-w-0 flex-1 rounded-lg border border-edge bg-paper px-3"
          />
          <button type="submit" className="button">
            Search
          </button>
        </Form>
        <Link
          to={queryHref(positionsPath(), search)}
          aria-current={isUnreviewedOnly ? 'true' : undefined}
          className={`button ${isUnreviewedOnly ? 'border-accent text-accent' : ''}`}
        >
          <Languages aria-hidden="true" className="size-4" />
          Translation not reviewed ({unreviewed})
        </Link>
      </div>
      <p className="text-sm text-muted">
        Showing {shown} of {total} positions
      </p>
    </div>
  );
}

export interface PositionRow {
  id: string;
  who: string;
  stance: Stance;
  saidOn: string | null;
  /** Our translation of its words waits for an editor's review. */
  isUnreviewed: boolean;
}

/** The positions in rows, walked by single keys. */
export function PositionRows({ rows, isFiltered }: { rows: PositionRow[]; isFiltered: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  if (rows.length === 0) {
    return <p>No positions{isFiltered ? ' found. Try other words or fewer filters.' : ' yet.'}</p>;
  }
  return (
    <div className="grid gap-2">
      <ul ref={list} aria-label="Positions" className="card divide-y divide-line">
        {rows.map(({ id, who, stance, saidOn, isUnreviewed }) => (
          <li
            key={id}
            className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 text-sm"
          >
            <Link
              to={`${positionsPath()}/edit/${id}`}
              data-row=""
              className="link min-w-0 flex-1 basis-60 text-base wrap-anywhere"
            >
              {who}
            </Link>
            {isUnreviewed && <span className="text-muted">Translation not reviewed</span>}
            <span className="sm:w-44">{en.positions.stances[stance]}</span>
            <span className="num text-muted sm:w-20">{saidOn ?? 'No date'}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted max-sm:hidden noscript:hidden pointer-coarse:hidden">
        Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> edits, <kbd>/</kbd>{' '}
        searches.
      </p>
    </div>
  );
}
