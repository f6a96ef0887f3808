import { data, redirect } from 'react-router';
import { emailAddress } from '#domain/admin/account.ts';
import type { CodeVerdict } from '#domain/sign-in/code-step.ts';
import type { CodeSending } from '#domain/sign-in/mail-step.ts';
import type { Problem } from './answer.ts';
import { loginPath, nextPage } from './next-page.ts';
import { readPosted } from './posted.server.ts';

/** What every form of the sign-in sends along; the e-mail is null where it is no address. Throws 400 where it is no form. */
export async function readStep(
  request: Request,
): Promise<{ form: FormData; typed: string; email: string | null; next: string }> {
  const form = await readPosted(request);
  if (!form) throw data('That was no form.', { status: 400 });
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = text('email').trim();
  const email = emailAddress.safeParse(typed).data ?? null;
  return { form, typed, email, next: nextPage(text('next')) };
}

/** Back to the sign-in, which then says what the problem was. */
export function backToLogin(next: string, problem: Problem | null, cookie?: string): Response {
  return redirect(loginPath(next, problem ? { problem } : {}), {
    headers: cookie ? { 'Set-Cookie': cookie } : {},
  });
}

/** What the sign-in says of an outcome; null of a success. */
export function problemOf({ outcome }: CodeSending | CodeVerdict): Problem | null {
  return PROBLEM[outcome];
}

const PROBLEM: Record<(CodeSending | CodeVerdict)['outcome'], Problem | null> = {
  sent: null,
  signedIn: null,
  wrong: 'wrong',
  expired: 'expired',
  notPending: 'expired',
  mailFailed: 'not-sent',
  tooMany: 'too-many',
};
