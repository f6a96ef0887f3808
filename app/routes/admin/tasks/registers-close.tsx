import { data, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { closeRegisterTask } from '#domain/register/register-tasks.ts';
import type { Route } from './+types/registers-close';

/** Closes the task of a register. One that somebody else has closed meanwhile stays theirs. */
export async function action({ params, context }: Route.ActionArgs) {
  const { db, log } = context.get(services);
  const { email } = context.get(editor);
  const isThere = await closeRegisterTask(db, Number(params.task), email).catch(
    (error: unknown) => {
      log.error({ err: error }, 'a task could not be closed');
      throw data(null, { status: failureStatus(error) });
    },
  );
  if (!isThere) throw data(null, { status: 404 });
  return redirect('/admin/dashboard?done=looked-at');
}

// No loader: there is nothing to show.
export function loader() {
  return redirect('/admin/dashboard');
}

export default function CloseRegisterTask() {
  return null;
}
