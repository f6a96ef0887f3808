import { data, type Params } from 'react-router';
import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { closeTask, TASK_KINDS, type TaskKind } from '#domain/task/close-task.ts';
import type { Route } from './+types/close';

/** Closes a task of the kind in the path. One that another editor has closed in the meantime keeps that editor's name. */
export const action = taskAction('a task could not be closed', async ({ db, params, id, by }) =>
  closeTask(db, kindIn(params), id, by),
);

export function loader({ params }: Route.LoaderArgs) {
  kindIn(params);
  return toDashboard();
}

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function CloseTask() {
  return null;
}

// Throws 404 for a kind that editors do not close. The router matches a path in any letter case.
function kindIn({ kind: segment }: Params): TaskKind {
  const kind = TASK_KINDS.find((each) => each === segment?.toLowerCase());
  if (!kind) throw data(null, { status: 404 });
  return kind;
}
