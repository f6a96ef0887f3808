import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { AddPage } from '#app/editing/form/add-page.tsx';
import { ExchangeFields } from '#app/editing/form/exchange-fields.tsx';
import { loadNewForm } from '#app/editing/form/load-new-form.server.ts';
import { addFromForm } from '#app/editing/form/save-listing.server.ts';
import type { Route } from './+types/exchanges-add';

export const loader = ({ context }: Route.LoaderArgs) => loadNewForm(context);

export const action = (args: Route.ActionArgs) => addFromForm('exchange', args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function AddExchange({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddPage kind="exchange" loaded={loaderData} answer={actionData}>
      <ExchangeFields />
    </AddPage>
  );
}
