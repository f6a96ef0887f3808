import { redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { undoDeletion } from '#app/editing/deletion/deletion.server.ts';
import { NotPutBack } from '#app/editing/deletion/not-put-back.tsx';
import { editor } from '#app/session/guard.server.ts';
import type { Route } from './+types/coins-put-back';

export function action({ params, context }: Route.ActionArgs) {
  const { email } = context.get(editor);
  return undoDeletion(context.get(services), 'coin', Number(params.change), email);
}

// There is nothing to see but what has gone wrong.
export function loader() {
  return redirect('/admin/coins');
}

export default function PutBackCoin() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotPutBack kind="coin" error={error} />;
}
