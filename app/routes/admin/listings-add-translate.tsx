import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { AddPage } from '#app/editing/listing/add-page.tsx';
import { ListingFields } from '#app/editing/listing/listing-fields.tsx';
import { loadNewForm } from '#app/editing/listing/load-listing-form.server.ts';
import { translateForm } from '#app/editing/listing/translate-form.server.ts';
import type { Route } from './+types/listings-add-translate';

export const loader = ({ context }: Route.LoaderArgs) => loadNewForm(context);

export const action = ({ url, ...args }: Route.ActionArgs) =>
  translateForm(kindAt(url), null, args);

export default function AddTranslatedListing({ loaderData, actionData }: Route.ComponentProps) {
  const kind = useKind();
  return (
    <AddPage kind={kind} loaded={loaderData} answer={actionData}>
      <ListingFields kind={kind} />
    </AddPage>
  );
}
