import { redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { signInCookies } from '#app/session/cookies.server.ts';
import { nextPage } from '#app/session/next-page.ts';
import { postSignIn } from '#app/session/post-sign-in.ts';
import { methodNotAllowed } from '#app/session/read-form.server.ts';
import { backToLogin, problemOf, readStep } from '#app/session/sign-in.server.ts';
import { NOT_VERIFIED, type SignInResult } from '#app/session/sign-in-result.ts';
import { storeFlags } from '#app/session/stored-flags.ts';
import { endSession } from '#domain/admin/session.ts';
import { verifyCode } from '#domain/sign-in/code-step.ts';
import { CODE_ERROR, codeFrom, isCode } from '#domain/sign-in/typed-code.ts';
import type { Route } from './+types/login-verify';

export const loader = methodNotAllowed;

/** The second step without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(services);
  const cookies = signInCookies(signIn.origin);
  const { email, next, form } = await readStep(request);
  const code = codeFrom(String(form.get('otp') ?? ''));
  if (!isCode(code)) return backToLogin(next, 'incomplete');
  const token = cookies.read(request, 'pending');
  const verified = await verifyCode(signIn, { token, email: email ?? '', code });
  if (verified.outcome !== 'signedIn') return backToLogin(next, problemOf(verified));
  const earlier = cookies.read(request, 'session');
  if (earlier) await endSession(signIn.db, earlier);
  return redirect(next, {
    headers: [
      ['Set-Cookie', cookies.set('session', verified.session)],
      ['Set-Cookie', cookies.set('browser', verified.browser)],
      ['Set-Cookie', cookies.clear('pending')],
    ],
  });
}

/** Checks the code, with scripts; this browser then knows who has signed in. */
export async function clientAction({
  request,
}: Route.ClientActionArgs): Promise<SignInResult | Response> {
  const form = await request.formData();
  const email = String(form.get('email'));
  const otp = codeFrom(String(form.get('otp')));
  if (!isCode(otp)) return { fields: { otp: CODE_ERROR } };
  const refused = await postSignIn('/api/otp/verify', { email, otp }, NOT_VERIFIED);
  if (refused) return refused;
  storeFlags(email);
  return redirect(nextPage(String(form.get('next'))));
}
