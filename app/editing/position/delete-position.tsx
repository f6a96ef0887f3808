import { isRouteErrorResponse, Link } from 'react-router';
import { DeleteQuestion, type DeletionOutcome } from '#app/editing/deletion/delete-question.tsx';
import { type TextDifference, TextDifferences } from '#app/editing/difference-list.tsx';
import { failureText } from '#app/editing/failed-page.tsx';
import { OverList } from '#app/editing/manage/over-list.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { positionsPath } from './positions-path.ts';

/** Asks whether a position is to be deleted. */
export function DeletePosition({
  id,
  who,
  title,
  version,
  response,
}: {
  id: string;
  who: string;
  title: string;
  version: number;
  response: DeletionOutcome<TextDifference> | undefined;
}) {
  return (
    <DeleteQuestion
      noun="position"
      backTo={`${positionsPath()}/edit/${id}`}
      consequence="It will disappear from every page it covers. You can restore it later."
      version={version}
      response={response}
      listOf={(changes) => <TextDifferences differences={changes} after="Now" />}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <bdi>{who}</bdi>: <bdi>{title}</bdi>
      </span>
    </DeleteQuestion>
  );
}

/** The failure to delete or to restore a position. */
export function PositionFailure({ error, done }: { error: unknown; done: 'deleted' | 'restored' }) {
  return (
    <OverList title={`The position was not ${done}`} backTo={positionsPath()}>
      <div className="grid justify-items-start gap-4 pt-4">
        <Notice kind="error">{failureOf(error)}</Notice>
        <Link to={positionsPath()} replace preventScrollReset className="button">
          Back to the positions
        </Link>
      </div>
    </OverList>
  );
}

function failureOf(error: unknown): string {
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 404) return 'Position not found!';
  if (status !== 409) return failureText(error);
  return 'Nothing was changed: another position now has this id. It may have been restored already.';
}
