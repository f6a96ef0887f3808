import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { useKind } from '#app/editing/kind-words.ts';
import { loadPart, savePart } from '#app/editing/part/part.server.ts';
import { SoundnessPage } from '#app/editing/soundness/soundness-page.tsx';
import { soundnessPart } from '#app/editing/soundness/soundness-part.server.ts';
import type { Route } from './+types/listings-soundness';

export const loader = (args: Route.LoaderArgs) => loadPart(soundnessPart, args);

export const action = (args: Route.ActionArgs) => savePart(soundnessPart, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function ListingSoundness({ loaderData, actionData }: Route.ComponentProps) {
  return <SoundnessPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
