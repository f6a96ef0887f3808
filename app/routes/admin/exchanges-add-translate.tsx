import { AddPage } from '#app/editing/form/add-page.tsx';
import { ExchangeFields } from '#app/editing/form/exchange-fields.tsx';
import { loadNewForm } from '#app/editing/form/load-new-form.server.ts';
import { translateForm } from '#app/editing/form/translate-form.server.ts';
import type { Route } from './+types/exchanges-add-translate';

export const loader = ({ context }: Route.LoaderArgs) => loadNewForm(context);

export const action = (args: Route.ActionArgs) => translateForm('exchange', null, args);

export default function AddTranslatedExchange({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddPage kind="exchange" loaded={loaderData} answer={actionData}>
      <ExchangeFields />
    </AddPage>
  );
}
