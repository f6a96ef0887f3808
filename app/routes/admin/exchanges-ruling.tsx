import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { loadRuling } from '#app/editing/ruling/load-ruling.server.ts';
import { RulingPage } from '#app/editing/ruling/ruling-page.tsx';
import { saveRulingForm } from '#app/editing/ruling/save-ruling.server.ts';
import type { Route } from './+types/exchanges-ruling';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadRuling('exchange', params.id, url, context);

export const action = (args: Route.ActionArgs) => saveRulingForm('exchange', args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function RulingOfExchange({ loaderData, actionData }: Route.ComponentProps) {
  return <RulingPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind="exchange" error={error} />;
}
