import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { loadSoundness } from '#app/editing/soundness/load-soundness.server.ts';
import { saveSoundnessForm } from '#app/editing/soundness/save-soundness.server.ts';
import { SoundnessPage } from '#app/editing/soundness/soundness-page.tsx';
import type { Route } from './+types/listings-soundness';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadSoundness(kindAt(url), params.id, context);

export const action = (args: Route.ActionArgs) => saveSoundnessForm(kindAt(args.url), args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function ListingSoundness({ loaderData, actionData }: Route.ComponentProps) {
  return <SoundnessPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
