import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { putBackFromHistory } from '#app/editing/history/put-back.server.ts';
import { PutBackRefused } from '#app/editing/history/put-back-refused.tsx';
import type { Route } from './+types/coins-edit-put-back';

export const action = (args: Route.ActionArgs) => putBackFromHistory('coin', args);

export default function PutBackCoin({ params, actionData }: Route.ComponentProps) {
  return <PutBackRefused kind="coin" id={params.id} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind="coin" error={error} />;
}
