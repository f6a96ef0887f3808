import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { useKind } from '#app/editing/kind-words.ts';
import { loadPart, savePart } from '#app/editing/part/part.server.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import { TermsPage } from '#app/editing/terms/terms-page.tsx';
import { termsPart } from '#app/editing/terms/terms-part.server.ts';
import type { Route } from './+types/listings-terms';

export const loader = (args: Route.LoaderArgs) => loadPart(termsPart, args);

export const action = (args: Route.ActionArgs) => savePart(termsPart, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function ListingTerms({ loaderData, actionData }: Route.ComponentProps) {
  return <TermsPage loaded={loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
