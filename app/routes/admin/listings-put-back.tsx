import { redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { undoDeletion } from '#app/editing/deletion/deletion.server.ts';
import { NotRestored } from '#app/editing/deletion/not-restored.tsx';
import { KIND_WORDS, kindAt, useKind } from '#app/editing/kind-words.ts';
import { editor } from '#app/session/guard.server.ts';
import type { Route } from './+types/listings-put-back';

export function action({ url, params, context }: Route.ActionArgs) {
  const { email } = context.get(editor);
  return undoDeletion(context.get(services), kindAt(url), Number(params.change), email);
}

// The action redirects; only its failure has a page.
export function loader({ url }: Route.LoaderArgs) {
  return redirect(KIND_WORDS[kindAt(url)].path);
}

export default function RestoreDeletedListing() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotRestored kind={useKind()} error={error} />;
}
