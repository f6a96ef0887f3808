import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { loadRemoval, removeRuling } from '#app/editing/ruling/remove-ruling.server.ts';
import { RemoveRuling } from '#app/editing/ruling/remove-ruling.tsx';
import type { Route } from './+types/coins-ruling-remove';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadRemoval('coin', params, context);

export const action = (args: Route.ActionArgs) => removeRuling('coin', args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function RemoveRulingOfCoin({ loaderData, actionData }: Route.ComponentProps) {
  return <RemoveRuling loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind="coin" error={error} />;
}
