import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import { loadRemoval, removeRuling } from '#app/editing/ruling-removal/remove-ruling.server.ts';
import { RemoveRuling } from '#app/editing/ruling-removal/remove-ruling.tsx';
import type { Route } from './+types/listings-ruling-remove';

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  loadRemoval(kindAt(url), params, context);

export const action = ({ url, ...args }: Route.ActionArgs) => removeRuling(kindAt(url), args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function RemoveListingRuling({ loaderData, actionData }: Route.ComponentProps) {
  return <RemoveRuling loaded={loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
