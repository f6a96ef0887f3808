import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { FailureOverList } from '#app/editing/manage/failure-over-list.tsx';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { OverList } from '#app/editing/manage/over-list.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { useSearch } from '#app/ui/query.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** The failure to restore a deleted listing: another one has its id, its deletion is not known, or the server failed. */
export function RestoreFailure({ kind, error }: { kind: Kind; error: unknown }) {
  const { noun, oneOf } = KIND_WORDS[kind];
  if (isRouteErrorResponse(error) && error.status >= 500) {
    return (
      <Over title={`The ${noun} was not restored`} kind={kind}>
        Error restoring {noun}. Please try again.
      </Over>
    );
  }
  if (!isRouteErrorResponse(error) || error.status !== 409) {
    return <FailureOverList kind={kind} error={error} />;
  }
  return (
    <Over title={`The ${noun} already exists`} kind={kind}>
      <p>
        Nothing was changed: there already is {oneOf} with the id <bdi>{error.data?.id}</bdi> on the
        site. It may have been restored already.
      </p>
    </Over>
  );
}

function Over({ title, kind, children }: { title: string; kind: Kind; children: ReactNode }) {
  const { noun, path } = KIND_WORDS[kind];
  const backTo = withQuery(path, readManageQuery(useSearch()));
  return (
    <OverList title={title} backTo={backTo}>
      <div className="grid justify-items-start gap-4 pt-4">
        <Notice kind="error">{children}</Notice>
        <Link to={backTo} className="button">
          Back to the {noun}s
        </Link>
      </div>
    </OverList>
  );
}
