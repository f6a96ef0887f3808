import { ContractsPage } from '#app/editing/contracts/contracts-page.tsx';
import { contractsPart } from '#app/editing/contracts/contracts-part.server.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { useKind } from '#app/editing/kind-words.ts';
import { loadPart, savePart } from '#app/editing/part/part.server.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import type { Route } from './+types/listings-contracts';

export const loader = (args: Route.LoaderArgs) => loadPart(contractsPart, args);

export const action = (args: Route.ActionArgs) => savePart(contractsPart, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function ListingContracts({ loaderData, actionData }: Route.ComponentProps) {
  return <ContractsPage loaded={loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
