import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { EditPage } from '#app/editing/listing/edit-page.tsx';
import { ListingFields } from '#app/editing/listing/listing-fields.tsx';
import { loadListingForm } from '#app/editing/listing/load-listing-form.server.ts';
import { editFromForm } from '#app/editing/listing/save-listing.server.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import type { Route } from './+types/listings-edit';

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  loadListingForm(kindAt(url), params.id, context);

export const action = ({ url, params, ...args }: Route.ActionArgs) =>
  editFromForm(kindAt(url), params.id, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function EditListing({ loaderData, actionData }: Route.ComponentProps) {
  const kind = useKind();
  return (
    <EditPage kind={kind} loaded={loaderData} response={actionData}>
      <ListingFields kind={kind} />
    </EditPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
