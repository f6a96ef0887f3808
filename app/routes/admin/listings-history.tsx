import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { HistoryPage } from '#app/editing/history/history-page.tsx';
import { loadHistoryPage } from '#app/editing/history/load-history.server.ts';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import type { Route } from './+types/listings-history';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadHistoryPage(kindAt(url), params.id, url, context);

export default function ListingHistory({ loaderData }: Route.ComponentProps) {
  return <HistoryPage kind={useKind()} loaded={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
