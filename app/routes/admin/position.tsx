import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { PositionForm } from '#app/editing/position/position-form.tsx';
import { loadPosition, savePosition } from '#app/editing/position/positions.server.ts';
import type { Route } from './+types/position';

// Without an id the position is a new one.

export const loader = ({ params, context }: Route.LoaderArgs) => loadPosition(params.id, context);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  savePosition(params.id, request, context);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function Position({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage title={loaderData.id === null ? 'Add Position' : 'Edit Position'}>
      <PositionForm loaded={loaderData} answer={actionData} />
    </FormPage>
  );
}
