import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { useKind } from '#app/editing/kind-words.ts';
import { loadPart, savePart } from '#app/editing/part/part.server.ts';
import { TermsPage } from '#app/editing/terms/terms-page.tsx';
import { termsPart } from '#app/editing/terms/terms-part.server.ts';
import type { Route } from './+types/listings-terms';

export const loader = (args: Route.LoaderArgs) => loadPart(termsPart, args);

export const action = (args: Route.ActionArgs) => savePart(termsPart, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function ListingTerms({ loaderData, actionData }: Route.ComponentProps) {
  return <TermsPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
