import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { loadRuling } from '#app/editing/ruling/load-ruling.server.ts';
import { RulingPage } from '#app/editing/ruling/ruling-page.tsx';
import { saveRulingForm } from '#app/editing/ruling/save-ruling.server.ts';
import type { Route } from './+types/coins-ruling';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadRuling('coin', params.id, url, context);

export const action = (args: Route.ActionArgs) => saveRulingForm('coin', args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function RulingOfCoin({ loaderData, actionData }: Route.ComponentProps) {
  return <RulingPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind="coin" error={error} />;
}
