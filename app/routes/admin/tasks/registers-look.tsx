import { data } from 'react-router';
import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { textIn } from '#app/editing/form/form-values.ts';
import { storeReview } from '#domain/register/register-pages.ts';

/** Stores the editor's review of a register's page. */
export const action = taskAction(
  'the review of a register could not be stored',
  async ({ db, readForm, by }) => {
    const isStored = await storeReview(db, textIn(await readForm(), 'url'), by);
    if (!isStored) throw data('Invalid form.', { status: 400 });
    return true;
  },
);

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function LookAtRegister() {
  return null;
}
