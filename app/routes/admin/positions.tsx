import { Form, Link } from 'react-router';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { DeletedPositions } from '#app/editing/position/deleted-positions.tsx';
import { loadPositions, putPositionBack } from '#app/editing/position/positions.server.ts';
import { en } from '#app/i18n/text.en.ts';
import type { Route } from './+types/positions';

export const loader = ({ url, context }: Route.LoaderArgs) => loadPositions(url, context);

export const action = ({ request, context }: Route.ActionArgs) => putPositionBack(request, context);

const DONE: Record<string, string> = {
  added: 'Position added successfully!',
  saved: 'Position saved successfully!',
  deleted: 'Position deleted successfully! It can be put back below.',
  'put-back': 'Position put back successfully!',
};

const NOT_PUT_BACK = {
  taken: 'Nothing was put back: there is a position with this id again.',
  failed: 'Error putting the position back. Please try again.',
};

export default function ManagePositions({ loaderData, actionData }: Route.ComponentProps) {
  const { q, rows, total, deletions, done } = loaderData;
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
      {actionData && <Notice kind="error">{NOT_PUT_BACK[actionData.outcome]}</Notice>}
      <Form role="search" className="flex flex-wrap gap-2">
        <input
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
      <p className="text-sm text-muted">
        {rows.length} of {total}
      </p>
      {rows.length === 0 ? (
        <p>No positions found.</p>
      ) : (
        <ul className="card divide-y divide-line">
          {rows.map(({ id, who, stance, saidOn, isGlossRead }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
              <Link
                to={`/admin/positions/edit/${id}`}
                className="link min-w-0 flex-1 basis-60 wrap-anywhere"
              >
                {who}
              </Link>
              <span className="text-sm">{en.positions.stances[stance]}</span>
              <span className="text-sm text-muted">{saidOn}</span>
              {!isGlossRead && <span className="text-sm text-muted">translation not reviewed</span>}
            </li>
          ))}
        </ul>
      )}
      <DeletedPositions deletions={deletions} />
    </FormPage>
  );
}
