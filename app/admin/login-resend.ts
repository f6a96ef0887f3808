import { services } from '#app/services.server.ts';
import { NOT_SENT, type SignInAnswer } from '#app/sign-in/answer.ts';
import { ask } from '#app/sign-in/ask.ts';
import { sendCode } from '#domain/admin/mail-step.ts';
import type { Route } from './+types/login-resend';
import { signInCookies } from './cookies.server.ts';
import { onlyPost } from './posted.server.ts';
import { backToLogin, problemOf, readStep } from './sign-in.server.ts';

export const loader = onlyPost;

/** Another code without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(services);
  const token = signInCookies(signIn.origin).read(request, 'pending');
  const { email, next } = await readStep(request);
  return backToLogin(next, problemOf(await sendCode(signIn, token, email ?? '')) ?? 'sent');
}

/** The same with scripts. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<SignInAnswer> {
  const email = String((await request.formData()).get('email'));
  const unsent = await ask('/api/otp/send', { email }, NOT_SENT);
  return unsent ? { error: unsent } : { isSent: true };
}
