import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { useKind } from '#app/editing/kind-words.ts';
import { LicencesPage } from '#app/editing/licences/licences-page.tsx';
import { licencesPart, loadLicences } from '#app/editing/licences/licences-part.server.ts';
import { savePart } from '#app/editing/part/part.server.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import type { Route } from './+types/listings-licences';

export const loader = (args: Route.LoaderArgs) => loadLicences(args);

export const action = (args: Route.ActionArgs) => savePart(licencesPart, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function ListingLicences({ loaderData, actionData }: Route.ComponentProps) {
  return <LicencesPage loaded={loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
