import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { closeRegisterTask } from '#domain/register/register-tasks.ts';

/** Closes the task of a register. One that another editor has closed in the meantime keeps that editor's name. */
export const action = taskAction('a task of a register could not be closed', ({ db, id, by }) =>
  closeRegisterTask(db, id, by),
);

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function CloseRegisterTask() {
  return null;
}
