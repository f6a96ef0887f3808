import { data, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import { storeLook } from '#domain/register/register-pages.ts';
import type { Route } from './+types/registers-look';

/** Stores that the editor has looked at a page of a register. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = context.get(services);
  const url = (await readForm(request)).get('url');
  const { email } = context.get(editor);
  const isStored = await storeLook(db, typeof url === 'string' ? url : '', email).catch(
    (error: unknown) => {
      log.error({ err: error }, 'a look at a register could not be stored');
      throw data(null, { status: failureStatus(error) });
    },
  );
  if (!isStored) throw data('Invalid form.', { status: 400 });
  return redirect('/admin/dashboard?done=looked-at');
}

// No loader: there is nothing to show.
export function loader() {
  return redirect('/admin/dashboard');
}

export default function LookAtRegister() {
  return null;
}
