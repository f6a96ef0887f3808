import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { closeTask, TASK_KINDS } from '#domain/task/close-task.ts';

/** Closes a task of the kind in the path. One that another editor has closed in the meantime keeps that editor's name. */
export const action = taskAction('a task could not be closed', async ({ db, path, id, by }) => {
  const kind = TASK_KINDS.find((each) => path.startsWith(`/admin/${each}/`));
  return kind !== undefined && closeTask(db, kind, id, by);
});

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function CloseTask() {
  return null;
}
