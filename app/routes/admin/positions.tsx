import { Form, Link } from 'react-router';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { PositionFilters, PositionRows } from '#app/editing/position/position-list.tsx';
import { loadPositions, restoreDeletedPosition } from '#app/editing/position/positions.server.ts';
import { RecentlyDeleted, RestoreButton } from '#app/editing/recently-deleted.tsx';
import type { Route } from './+types/positions';

export const loader = ({ url, context }: Route.LoaderArgs) => loadPositions(url, context);

export const action = ({ request, context }: Route.ActionArgs) =>
  restoreDeletedPosition(request, context);

const DONE: Record<string, string> = {
  added: 'Position added successfully!',
  saved: 'Position saved successfully!',
  deleted: 'Position deleted successfully! It can be restored below.',
  'put-back': 'Position restored successfully!',
};

const RESTORE_FAILURES = {
  taken: 'Nothing was restored: another position now has this id.',
  failed: 'Error restoring the position. Please try again.',
};

export default function ManagePositions({ loaderData, actionData }: Route.ComponentProps) {
  const { q, isUnreadOnly, rows, counts, deletions, done } = loaderData;
  const word = DONE[done ?? ''];
  return (
    <FormPage
      title="Manage Positions"
      beside={
        <Link to="/admin/positions/add" className="button button-primary">
          Add New Position
        </Link>
      }
    >
      {word && !actionData && <Notice kind="success">{word}</Notice>}
      {actionData && <Notice kind="error">{RESTORE_FAILURES[actionData.outcome]}</Notice>}
      <PositionFilters q={q} isUnreadOnly={isUnreadOnly} shown={rows.length} counts={counts} />
      <PositionRows rows={rows} />
      <RecentlyDeleted
        deletions={deletions}
        restoreForm={({ change, name }) => (
          <Form method="post">
            <input type="hidden" name="change" value={change} />
            <RestoreButton name={name} />
          </Form>
        )}
      />
    </FormPage>
  );
}
