import { data, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { EU_REGISTER } from '#domain/licence/registers.ts';
import { acceptHeld } from '#domain/register/import-register.ts';
import type { Route } from './+types/registers-accept';

/** Lets the copy of the European register through that waits for an editor. */
export async function action({ context }: Route.ActionArgs) {
  const { db, log } = context.get(services);
  const { email } = context.get(editor);
  const isHeld = await acceptHeld(db, EU_REGISTER.id, email).catch((error: unknown) => {
    log.error({ err: error }, 'a copy of a register could not be let through');
    throw data(null, { status: failureStatus(error) });
  });
  if (!isHeld) throw data(null, { status: 404 });
  return redirect('/admin/dashboard?done=looked-at');
}

// No loader: there is nothing to show.
export function loader() {
  return redirect('/admin/dashboard');
}

export default function AcceptRegister() {
  return null;
}
