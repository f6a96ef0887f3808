import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { HistoryPage } from '#app/editing/history/history-page.tsx';
import { loadHistoryPage } from '#app/editing/history/load-history-page.server.ts';
import type { Route } from './+types/coins-history';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadHistoryPage('coin', params.id, url, context);

export default function HistoryOfCoin({ loaderData }: Route.ComponentProps) {
  return <HistoryPage kind="coin" loaded={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind="coin" error={error} />;
}
