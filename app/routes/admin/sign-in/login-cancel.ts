import { services } from '#app/context/services.server.ts';
import { signInCookies } from '#app/session/cookies.server.ts';
import { postSignIn } from '#app/session/post-sign-in.ts';
import { methodNotAllowed } from '#app/session/read-form.server.ts';
import { backToLogin, readStep } from '#app/session/sign-in.server.ts';
import { FAILED, type SignInResult } from '#app/session/sign-in-result.ts';
import { clearFlags } from '#app/session/stored-flags.ts';
import { cancelSignIn } from '#domain/sign-in/sign-in.ts';
import type { Route } from './+types/login-cancel';

export const loader = methodNotAllowed;

/** Back to the first step, without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(services);
  const cookies = signInCookies(signIn.origin);
  const { next } = await readStep(request);
  await cancelSignIn(signIn, cookies.read(request, 'pending'));
  return backToLogin(next, null, cookies.clear('pending'));
}

/** Cancels the sign-in, with scripts. */
export async function clientAction(): Promise<SignInResult> {
  clearFlags();
  return (await postSignIn('/api/otp/cancel', {}, FAILED)) ?? {};
}
