import { data } from 'react-router';
import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { textIn } from '#app/editing/form/form-values.ts';
import { DECISIONS, decideWarning } from '#domain/warning/decisions.ts';

/** Decides whether readers see a warning about an address of a listing. */
export const action = taskAction('a warning could not be decided', async ({ db, readForm, by }) => {
  const form = await readForm();
  const decision = DECISIONS.find((one) => one === textIn(form, 'decision'));
  if (!decision) throw data('Invalid form.', { status: 400 });
  const [source, warned] = [textIn(form, 'source'), textIn(form, 'warned')];
  return decideWarning(db, { source, warned, decision }, by);
});

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function DecideWarning() {
  return null;
}
