import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { EU_REGISTER } from '#domain/licence/registers.ts';
import { acceptHeld } from '#domain/watch/published-file.ts';

/** Accepts the copy of the European register that is held for an editor. */
export const action = taskAction('a held copy of a register could not be accepted', ({ db, by }) =>
  acceptHeld(db, EU_REGISTER.id, { by, what: 'accept register' }),
);

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function AcceptRegister() {
  return null;
}
