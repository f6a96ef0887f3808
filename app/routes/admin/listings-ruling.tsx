import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import { loadRuling } from '#app/editing/ruling/load-ruling.server.ts';
import { RulingPage } from '#app/editing/ruling/ruling-page.tsx';
import { saveRulingForm } from '#app/editing/ruling/save-ruling.server.ts';
import type { Route } from './+types/listings-ruling';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadRuling(kindAt(url), params.id, url, context);

export const action = (args: Route.ActionArgs) => saveRulingForm(kindAt(args.url), args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function ListingRuling({ loaderData, actionData }: Route.ComponentProps) {
  return <RulingPage loaded={loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
