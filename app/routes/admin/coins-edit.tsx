import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { CoinFields } from '#app/editing/form/coin-fields.tsx';
import { EditPage } from '#app/editing/form/edit-page.tsx';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { loadListingForm } from '#app/editing/form/load-listing-form.server.ts';
import { editFromForm } from '#app/editing/form/save-listing.server.ts';
import type { Route } from './+types/coins-edit';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadListingForm('coin', params.id, context);

export const action = ({ params, ...args }: Route.ActionArgs) =>
  editFromForm('coin', params.id, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function EditCoin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditPage kind="coin" loaded={loaderData} answer={actionData}>
      <CoinFields />
    </EditPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind="coin" error={error} />;
}
