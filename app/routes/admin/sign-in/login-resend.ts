import { services } from '#app/context/services.server.ts';
import { signInCookies } from '#app/session/cookies.server.ts';
import { postSignIn } from '#app/session/post-sign-in.ts';
import { methodNotAllowed } from '#app/session/read-form.server.ts';
import { backToLogin, problemOf, readStep } from '#app/session/sign-in.server.ts';
import { NOT_SENT, type SignInResult } from '#app/session/sign-in-result.ts';
import { sendCode } from '#domain/sign-in/mail-step.ts';
import type { Route } from './+types/login-resend';

export const loader = methodNotAllowed;

/** Another code without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(services);
  const token = signInCookies(signIn.origin).read(request, 'pending');
  const { email, next } = await readStep(request);
  return backToLogin(next, problemOf(await sendCode(signIn, token, email ?? '')) ?? 'sent');
}

/** Sends another code, with scripts. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<SignInResult> {
  const email = String((await request.formData()).get('email'));
  return (await postSignIn('/api/otp/send', { email }, NOT_SENT)) ?? { isSent: true };
}
