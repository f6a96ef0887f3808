import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { LicencesPage } from '#app/editing/licences/licences-page.tsx';
import { loadLicences } from '#app/editing/licences/load-licences.server.ts';
import { saveLicencesForm } from '#app/editing/licences/save-licences.server.ts';
import type { Route } from './+types/listings-licences';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadLicences(kindAt(url), params.id, context);

export const action = (args: Route.ActionArgs) => saveLicencesForm(kindAt(args.url), args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function ListingLicences({ loaderData, actionData }: Route.ComponentProps) {
  return <LicencesPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
