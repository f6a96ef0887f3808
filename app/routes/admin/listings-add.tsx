import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { AddPage } from '#app/editing/listing/add-page.tsx';
import { ListingFields } from '#app/editing/listing/listing-fields.tsx';
import { loadNewForm } from '#app/editing/listing/load-listing-form.server.ts';
import { addFromForm } from '#app/editing/listing/save-listing.server.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import type { Route } from './+types/listings-add';

export const loader = ({ context }: Route.LoaderArgs) => loadNewForm(context);

export const action = ({ url, ...args }: Route.ActionArgs) => addFromForm(kindAt(url), args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function AddListing({ loaderData, actionData }: Route.ComponentProps) {
  const kind = useKind();
  return (
    <AddPage kind={kind} loaded={loaderData} response={actionData}>
      <ListingFields kind={kind} />
    </AddPage>
  );
}
