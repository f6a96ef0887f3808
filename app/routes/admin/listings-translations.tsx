import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { FailureOverList } from '#app/editing/manage/failure-over-list.tsx';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import {
  loadTranslations,
  saveTranslations,
} from '#app/editing/translations/translations.server.ts';
import { Translations } from '#app/editing/translations/translations.tsx';
import type { Route } from './+types/listings-translations';

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  loadTranslations(kindAt(url), params.id, context);

export const action = (args: Route.ActionArgs) => saveTranslations(kindAt(args.url), args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function ListingTranslations({ loaderData, actionData }: Route.ComponentProps) {
  return <Translations loaded={loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureOverList kind={useKind()} error={error} />;
}
