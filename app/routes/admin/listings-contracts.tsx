import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { ContractsPage } from '#app/editing/contracts/contracts-page.tsx';
import { loadContracts } from '#app/editing/contracts/load-contracts.server.ts';
import { saveContractsForm } from '#app/editing/contracts/save-contracts.server.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import type { Route } from './+types/listings-contracts';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadContracts(kindAt(url), params.id, context);

export const action = (args: Route.ActionArgs) => saveContractsForm(kindAt(args.url), args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function ListingContracts({ loaderData, actionData }: Route.ComponentProps) {
  return <ContractsPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
