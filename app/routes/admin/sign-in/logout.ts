import { redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { signInCookies } from '#app/session/cookies.server.ts';
import { loginPath } from '#app/session/next-page.ts';
import { methodNotAllowed } from '#app/session/read-form.server.ts';
import { signOut } from '#app/session/sign-out.ts';
import { endSession, findSession } from '#domain/admin/session.ts';
import type { Route } from './+types/logout';

export const loader = methodNotAllowed;

/** Signs out without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(services);
  const cookies = signInCookies(signIn.origin);
  const token = cookies.read(request, 'session');
  const signedIn = await findSession(signIn.db, token);
  if (token) await endSession(signIn.db, token);
  if (signedIn) signIn.log.info({ who: signedIn.email }, 'signed out');
  return redirect(SIGNED_OUT, { headers: { 'Set-Cookie': cookies.clear('session') } });
}

/** Signs out with scripts; this browser forgets who it was, also when the server does not answer. */
export async function clientAction() {
  await signOut();
  return redirect(SIGNED_OUT);
}

const SIGNED_OUT = loginPath(null, { done: 'signed-out' });
