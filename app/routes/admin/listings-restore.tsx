import { redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { restoreDeleted } from '#app/editing/deletion/deletion.server.ts';
import { RestoreFailure } from '#app/editing/deletion/restore-failure.tsx';
import { KIND_WORDS, kindAt, useKind } from '#app/editing/kind-words.ts';
import { editor } from '#app/session/guard.server.ts';
import type { Route } from './+types/listings-restore';

export function action({ url, params, context }: Route.ActionArgs) {
  const sent = { url, by: context.get(editor).email };
  return restoreDeleted(context.get(services), kindAt(url), Number(params.change), sent);
}

// The action redirects; only its failure has a page.
export function loader({ url }: Route.LoaderArgs) {
  return redirect(KIND_WORDS[kindAt(url)].path);
}

export default function RestoreDeletedListing() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RestoreFailure kind={useKind()} error={error} />;
}
