import { EditPage } from '#app/editing/form/edit-page.tsx';
import { ExchangeFields } from '#app/editing/form/exchange-fields.tsx';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { loadListingForm } from '#app/editing/form/load-listing-form.server.ts';
import { translateForm } from '#app/editing/form/translate-form.server.ts';
import type { Route } from './+types/exchanges-edit-translate';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadListingForm('exchange', params.id, context);

export const action = ({ params, ...args }: Route.ActionArgs) =>
  translateForm('exchange', params.id, args);

export default function EditTranslatedExchange({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditPage kind="exchange" loaded={loaderData} answer={actionData}>
      <ExchangeFields />
    </EditPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind="exchange" error={error} />;
}
