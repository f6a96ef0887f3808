import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { restoreFromHistory } from '#app/editing/history/restore.server.ts';
import { RestoreRefused } from '#app/editing/history/restore-refused.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import type { Route } from './+types/listings-edit-restore';

export const action = ({ url, ...args }: Route.ActionArgs) => restoreFromHistory(kindAt(url), args);

export default function RestoreListing({ params, actionData }: Route.ComponentProps) {
  return <RestoreRefused kind={useKind()} id={params.id} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
