import { isRouteErrorResponse, Link } from 'react-router';
import { failureText } from '#app/editing/failed-page.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import { useSearch } from '#app/ui/query.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { readManageQuery, withQuery } from './manage-query.ts';
import { OverList } from './over-list.tsx';

/** Over the list, where the listing asked for is not there (any more), or something else has failed. */
export function FailureOverList({ kind, error }: { kind: Kind; error: unknown }) {
  const { title, noun, path } = KIND_WORDS[kind];
  const backTo = withQuery(path, readManageQuery(useSearch()));
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  return (
    <OverList title={title} backTo={backTo}>
      <div className="grid justify-items-start gap-4 pt-4">
        <Notice kind="error">{isGone ? `${title} not found!` : failureText(error)}</Notice>
        <Link to={backTo} replace preventScrollReset className="button">
          Back to the {noun}s
        </Link>
      </div>
    </OverList>
  );
}
