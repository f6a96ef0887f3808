import { type ActionFunctionArgs, data, type Params, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/read-form.server.ts';
import type { Database } from '#db/client.ts';

interface Task {
  db: Database;
  params: Params;
  /** The number in the path. */
  id: number;
  /** The posted form; throws 400 if the body is not one. */
  readForm: () => Promise<FormData>;
  /** The editor's e-mail address. */
  by: string;
}

/**
 * The action of a button beside a task of the dashboard: 404 if `change` finds no such task, a logged failure and its
 * status if `change` throws an error. `done`: what the dashboard then says.
 */
export function taskAction(
  failure: string,
  change: (task: Task) => Promise<boolean>,
  done = 'looked-at',
) {
  return async ({ request, params, context }: ActionFunctionArgs): Promise<Response> => {
    const { db, log } = context.get(services);
    const by = context.get(editor).email;
    const task = {
      db,
      params,
      id: Number(params.task),
      readForm: () => readTask(request),
      by,
    };
    const exists = await change(task).catch((error: unknown) => {
      // A response that `change` throws is the answer.
      if (!(error instanceof Error)) throw error;
      log.error({ err: error }, failure);
      throw data(null, { status: failureStatus(error) });
    });
    if (!exists) throw data(null, { status: 404 });
    return redirect(`/admin/dashboard?done=${done}`);
  };
}

/** The loader of a path that only takes posts. */
export function toDashboard(): Response {
  return redirect('/admin/dashboard');
}

// PostgreSQL text cannot hold NUL.
async function readTask(request: Request): Promise<FormData> {
  const form = await readForm(request);
  const hasNul = [...form.values()].some((value) => String(value).includes('\0'));
  if (hasNul) throw data('Invalid form.', { status: 400 });
  return form;
}
