import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { PositionForm } from '#app/editing/position/position-form.tsx';
import { positionsPath } from '#app/editing/position/positions-path.ts';
import {
  addFromForm,
  editFromForm,
  loadPosition,
} from '#app/editing/position/save-position.server.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import type { Route } from './+types/position';

// Without an id the position is a new one.

export const loader = ({ params, context }: Route.LoaderArgs) => loadPosition(params.id, context);

export const action = ({ params: { id }, ...sent }: Route.ActionArgs) =>
  id === undefined ? addFromForm(sent) : editFromForm(id, sent);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function Position({ loaderData, actionData }: Route.ComponentProps) {
  const { id, input, publicPath } = loaderData;
  return (
    <FormPage
      title={id === null ? 'Add Position' : `Position: ${input.body.en || input.person.en}`}
      beside={
        <div className="flex flex-wrap gap-2">
          <Link to={positionsPath()} className="button px-3 text-sm">
            All positions
          </Link>
          {publicPath && (
            <Link to={publicPath} reloadDocument className="button px-3 text-sm">
              <ExternalLink aria-hidden="true" className="size-4" />
              View on site
            </Link>
          )}
        </div>
      }
    >
      <PositionForm loaded={loaderData} response={actionData} />
    </FormPage>
  );
}
