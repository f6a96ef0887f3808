import { versionIn } from '#app/editing/form/form-values.ts';
import {
  deletePositionFromForm,
  loadPositionDeletion,
} from '#app/editing/position/delete-position.server.ts';
import { DeletePosition, PositionFailure } from '#app/editing/position/delete-position.tsx';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import type { Route } from './+types/positions-delete';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadPositionDeletion(params.id, context);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  deletePositionFromForm(params.id, request, context);

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return responseOrStay(serverAction, { version: versionIn(form) });
}

export default function PositionsDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <DeletePosition {...loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PositionFailure error={error} done="deleted" />;
}
