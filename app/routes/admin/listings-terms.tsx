import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { loadTerms } from '#app/editing/terms/load-terms.server.ts';
import { saveTermsForm } from '#app/editing/terms/save-terms.server.ts';
import { TermsPage } from '#app/editing/terms/terms-page.tsx';
import type { Route } from './+types/listings-terms';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadTerms(kindAt(url), params.id, context);

export const action = (args: Route.ActionArgs) => saveTermsForm(kindAt(args.url), args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function ListingTerms({ loaderData, actionData }: Route.ComponentProps) {
  return <TermsPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
