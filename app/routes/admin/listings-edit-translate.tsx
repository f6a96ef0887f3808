import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { EditPage } from '#app/editing/listing/edit-page.tsx';
import { ListingFields } from '#app/editing/listing/listing-fields.tsx';
import { loadListingForm } from '#app/editing/listing/load-listing-form.server.ts';
import { translateForm } from '#app/editing/listing/translate-form.server.ts';
import type { Route } from './+types/listings-edit-translate';

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  loadListingForm(kindAt(url), params.id, context);

export const action = ({ url, params, ...args }: Route.ActionArgs) =>
  translateForm(kindAt(url), params.id, args);

export default function EditTranslatedListing({ loaderData, actionData }: Route.ComponentProps) {
  const kind = useKind();
  return (
    <EditPage kind={kind} loaded={loaderData} answer={actionData}>
      <ListingFields kind={kind} />
    </EditPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
