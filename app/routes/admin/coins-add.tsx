import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { AddPage } from '#app/editing/form/add-page.tsx';
import { CoinFields } from '#app/editing/form/coin-fields.tsx';
import { loadNewForm } from '#app/editing/form/load-new-form.server.ts';
import { addFromForm } from '#app/editing/form/save-listing.server.ts';
import type { Route } from './+types/coins-add';

export const loader = ({ context }: Route.LoaderArgs) => loadNewForm(context);

export const action = (args: Route.ActionArgs) => addFromForm('coin', args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function AddCoin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddPage kind="coin" loaded={loaderData} answer={actionData}>
      <CoinFields />
    </AddPage>
  );
}
