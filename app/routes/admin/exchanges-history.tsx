import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { HistoryPage } from '#app/editing/history/history-page.tsx';
import { loadHistoryPage } from '#app/editing/history/load-history-page.server.ts';
import type { Route } from './+types/exchanges-history';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadHistoryPage('exchange', params.id, url, context);

export default function HistoryOfExchange({ loaderData }: Route.ComponentProps) {
  return <HistoryPage kind="exchange" loaded={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind="exchange" error={error} />;
}
