import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { putBackFromHistory } from '#app/editing/history/put-back.server.ts';
import { PutBackRefused } from '#app/editing/history/put-back-refused.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import type { Route } from './+types/listings-edit-put-back';

export const action = ({ url, ...args }: Route.ActionArgs) => putBackFromHistory(kindAt(url), args);

export default function PutBackListing({ params, actionData }: Route.ComponentProps) {
  return <PutBackRefused kind={useKind()} id={params.id} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
