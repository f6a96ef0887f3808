import { services } from '#app/context/services.server.ts';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { FailureOverList } from '#app/editing/manage/failure-over-list.tsx';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import {
  loadTranslations,
  saveTranslations,
} from '#app/editing/translations/translations.server.ts';
import { Translations } from '#app/editing/translations/translations.tsx';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import type { Route } from './+types/listings-translations';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const loaded = await loadTranslations(context.get(services).db, kindAt(url), params.id);
  return { ...loaded, email: context.get(editor).email };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { email } = context.get(editor);
  const form = await readForm(request);
  return saveTranslations(context.get(services), kindAt(url), {
    id: params.id,
    url,
    form,
    by: email,
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function ListingTranslations({ loaderData, actionData }: Route.ComponentProps) {
  return <Translations loaded={loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureOverList kind={useKind()} error={error} />;
}
