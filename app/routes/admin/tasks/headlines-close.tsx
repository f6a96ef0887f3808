import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { closeHeadline } from '#domain/freshness/headline-tasks.ts';

/** Closes a headline. One that another editor has closed in the meantime keeps that editor's name. */
export const action = taskAction('a headline could not be closed', ({ db, id, by }) =>
  closeHeadline(db, id, by),
);

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function CloseHeadline() {
  return null;
}
