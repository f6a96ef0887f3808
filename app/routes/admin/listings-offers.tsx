import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { useKind } from '#app/editing/kind-words.ts';
import { OffersPage } from '#app/editing/offers/offers-page.tsx';
import { offersPart } from '#app/editing/offers/offers-part.server.ts';
import { loadPart, savePart } from '#app/editing/part/part.server.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import type { Route } from './+types/listings-offers';

export const loader = (args: Route.LoaderArgs) => loadPart(offersPart, args);

export const action = (args: Route.ActionArgs) => savePart(offersPart, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function ListingOffers({ loaderData, actionData }: Route.ComponentProps) {
  return <OffersPage loaded={loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
