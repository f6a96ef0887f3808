import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { useKind } from '#app/editing/kind-words.ts';
import { loadPart, savePart } from '#app/editing/part/part.server.ts';
import { responseOrStay } from '#app/editing/response-or-stay.ts';
import { SoundnessPage } from '#app/editing/soundness/soundness-page.tsx';
import { soundnessPart } from '#app/editing/soundness/soundness-part.server.ts';
import type { Route } from './+types/listings-soundness';

export const loader = (args: Route.LoaderArgs) => loadPart(soundnessPart, args);

export const action = (args: Route.ActionArgs) => savePart(soundnessPart, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  responseOrStay(serverAction, {});

export default function ListingSoundness({ loaderData, actionData }: Route.ComponentProps) {
  return <SoundnessPage loaded={loaderData} response={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
