import { data, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { DECISIONS, decideWarning } from '#domain/warning/decisions.ts';
import type { Route } from './+types/warnings-decide';

/** Decides whether readers see a warning about what a listing calls its own. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = context.get(services);
  const form = await request.formData();
  const [source = '', warned = '', given] = ['source', 'warned', 'decision'].map((name) =>
    String(form.get(name) ?? ''),
  );
  const decision = DECISIONS.find((one) => one === given);
  if (!decision) throw data(null, { status: 400 });
  const by = context.get(editor).email;
  const isNamed = await decideWarning(db, { source, warned, decision }, by).catch(
    (error: unknown) => {
      log.error({ err: error }, 'a warning could not be decided');
      throw data(null, { status: failureStatus(error) });
    },
  );
  if (!isNamed) throw data(null, { status: 404 });
  return redirect('/admin/dashboard?done=looked-at');
}

// No loader: there is nothing to show.
export function loader() {
  return redirect('/admin/dashboard');
}

export default function DecideWarning() {
  return null;
}
