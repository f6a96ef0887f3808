import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { MAX_ROWS, type ManageQuery, manageHref, nextShown } from './manage-query.ts';

/** Ten more rows below those shown, and how many there are. Without scripts it leads to the first new one. */
export function LoadMore({
  path,
  query,
  page,
  shown,
  total,
  count,
}: {
  path: string;
  query: ManageQuery;
  page: number;
  /** Rows up to the last one of this page. */
  shown: number;
  total: number;
  /** `total` in words. */
  count: string;
}) {
  const isHydrated = useHydrated();
  const wanted = useRef<number | null>(null);
  const next = nextShown(query);
  const hasMore = shown < total;
  const isNext = hasMore && next === null;
  // When everything is shown the link is gone, and the focus moves to the first new row.
  useEffect(() => {
    if (wanted.current === null || shown < wanted.current) return;
    const first = document.querySelector<HTMLElement>(`#row-${wanted.current} a`);
    wanted.current = null;
    if (document.activeElement === document.body) first?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p role="status" className="text-sm text-muted">
        {hasMore ? `Showing ${shown} of ${lowerFirst(count)}` : total > 0 && count}
      </p>
      {hasMore && next !== null && (
        <Link
          to={manageHref(path, query, { shown: next }) + (isHydrated ? '' : `#row-${shown + 1}`)}
          replace
          preventScrollReset
          onClick={() => {
            wanted.current = shown + 1;
          }}
          className="button"
        >
          Load More
        </Link>
      )}
      {(isNext || page > 1) && (
        <p className="flex flex-wrap justify-center gap-3">
          {page > 1 && (
            <Link to={manageHref(path, query, { page: page - 1 })} className="button">
              Previous {MAX_ROWS}
            </Link>
          )}
          {isNext && (
            <Link to={manageHref(path, query, { page: page + 1 })} className="button">
              Next {MAX_ROWS}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
