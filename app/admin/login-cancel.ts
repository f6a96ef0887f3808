import { services } from '#app/services.server.ts';
import { FAILED, type SignInAnswer } from '#app/sign-in/answer.ts';
import { ask } from '#app/sign-in/ask.ts';
import { clearFlags } from '#app/sign-in/stored-flags.ts';
import { cancelSignIn } from '#domain/admin/sign-in.ts';
import type { Route } from './+types/login-cancel';
import { signInCookies } from './cookies.server.ts';
import { onlyPost } from './posted.server.ts';
import { backToLogin, readStep } from './sign-in.server.ts';

export const loader = onlyPost;

/** Back to the first step, without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(services);
  const cookies = signInCookies(signIn.origin);
  const { next } = await readStep(request);
  await cancelSignIn(signIn, cookies.read(request, 'pending'));
  return backToLogin(next, null, cookies.clear('pending'));
}

/** The same with scripts. */
export async function clientAction(): Promise<SignInAnswer> {
  clearFlags();
  const failed = await ask('/api/otp/cancel', {}, FAILED);
  return failed ? { error: failed } : {};
}
