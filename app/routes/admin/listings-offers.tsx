import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { useKind } from '#app/editing/kind-words.ts';
import { OffersPage } from '#app/editing/offers/offers-page.tsx';
import { offersPart } from '#app/editing/offers/offers-part.server.ts';
import { loadPart, savePart } from '#app/editing/part/part.server.ts';
import type { Route } from './+types/listings-offers';

export const loader = (args: Route.LoaderArgs) => loadPart(offersPart, args);

export const action = (args: Route.ActionArgs) => savePart(offersPart, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function ListingOffers({ loaderData, actionData }: Route.ComponentProps) {
  return <OffersPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
