import { Form, Link, Outlet } from 'react-router';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { PositionFilters, PositionRows } from '#app/editing/position/position-list.tsx';
import { loadPositions } from '#app/editing/position/positions.server.ts';
import { POSITIONS_DONE, positionsPath } from '#app/editing/position/positions-path.ts';
import { RecentlyDeleted, RestoreButton } from '#app/editing/recently-deleted.tsx';
import type { Route } from './+types/positions';

export const loader = ({ url, context }: Route.LoaderArgs) => loadPositions(url, context);

type Done = keyof typeof POSITIONS_DONE;

export default function ManagePositions({ loaderData }: Route.ComponentProps) {
  const { q, isUnreviewedOnly, rows, counts, deletions, done } = loaderData;
  const word = done && Object.hasOwn(POSITIONS_DONE, done) && POSITIONS_DONE[done as Done];
  return (
    <FormPage
      title="Manage Positions"
      beside={
        <Link to={`${positionsPath()}/add`} className="button button-primary">
          Add New Position
        </Link>
      }
    >
      {word && <Notice kind="success">{word}</Notice>}
      <PositionFilters
        q={q}
        isUnreviewedOnly={isUnreviewedOnly}
        shown={rows.length}
        counts={counts}
      />
      <PositionRows rows={rows} isFiltered={q !== '' || isUnreviewedOnly} />
      <RecentlyDeleted
        deletions={deletions}
        restoreForm={({ change, name }) => (
          <Form method="post" action={`${positionsPath()}/put-back/${change}`}>
            <RestoreButton name={name} />
          </Form>
        )}
      />
      <Outlet />
    </FormPage>
  );
}
