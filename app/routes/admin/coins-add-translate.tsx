import { AddPage } from '#app/editing/form/add-page.tsx';
import { CoinFields } from '#app/editing/form/coin-fields.tsx';
import { loadNewForm } from '#app/editing/form/load-new-form.server.ts';
import { translateForm } from '#app/editing/form/translate-form.server.ts';
import type { Route } from './+types/coins-add-translate';

export const loader = ({ context }: Route.LoaderArgs) => loadNewForm(context);

export const action = (args: Route.ActionArgs) => translateForm('coin', null, args);

export default function AddTranslatedCoin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddPage kind="coin" loaded={loaderData} answer={actionData}>
      <CoinFields />
    </AddPage>
  );
}
