import { redirect } from 'react-router';
import { restoreDeletedPosition } from '#app/editing/position/delete-position.server.ts';
import { PositionFailure } from '#app/editing/position/delete-position.tsx';
import { positionsPath } from '#app/editing/position/positions-path.ts';
import type { Route } from './+types/positions-restore';

export const action = ({ params, context }: Route.ActionArgs) =>
  restoreDeletedPosition(Number(params.change), context);

// The action redirects; only its failure has a page.
export const loader = () => redirect(positionsPath());

export default function PositionsRestore() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PositionFailure error={error} done="restored" />;
}
