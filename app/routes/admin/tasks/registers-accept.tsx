import { data } from 'react-router';
import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { textIn } from '#app/editing/form/form-values.ts';
import { EU_REGISTER } from '#domain/licence/registers.ts';
import { acceptHeld } from '#domain/quote/published-file.ts';

/** Accepts the copy of the European register that the editor read about; 409 if it is no longer the one that waits. */
export const action = taskAction(
  'a held copy of a register could not be accepted',
  async ({ db, readForm, by }) => {
    const hash = textIn(await readForm(), 'hash');
    const isAccepted = await acceptHeld(db, EU_REGISTER.id, { hash, by, what: 'accept register' });
    if (!isAccepted) throw data(null, { status: 409 });
    return true;
  },
);

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function AcceptRegister() {
  return null;
}
