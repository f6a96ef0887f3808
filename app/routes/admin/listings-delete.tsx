import { services } from '#app/context/services.server.ts';
import { DeleteListing } from '#app/editing/deletion/delete-listing.tsx';
import { deleteFromForm, loadDeletion } from '#app/editing/deletion/deletion.server.ts';
import { versionIn } from '#app/editing/form/form-values.ts';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { FailureOverList } from '#app/editing/manage/failure-over-list.tsx';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/read-form.server.ts';
import type { Route } from './+types/listings-delete';

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadDeletion(context.get(services), kindAt(url), params.id);
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { email } = context.get(editor);
  const form = await readForm(request);
  return deleteFromForm(context.get(services), kindAt(url), {
    id: params.id,
    url,
    form,
    by: email,
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return responseOrStay(serverAction, { version: versionIn(form) });
}

export default function ListingsDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <DeleteListing {...loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureOverList kind={useKind()} error={error} />;
}
