import { redirect } from 'react-router';
import { emailAddress } from '#domain/admin/account.ts';
import type { CodeOutcome } from '#domain/sign-in/code-step.ts';
import type { CodeSending } from '#domain/sign-in/mail-step.ts';
import { loginPath, nextPage } from './next-page.ts';
import { readForm } from './read-form.server.ts';
import type { Problem } from './sign-in-result.ts';

/** The fields of every sign-in form; `email` is null if it is invalid. Throws 400 if the body is not a form. */
export async function readStep(
  request: Request,
): Promise<{ form: FormData; typed: string; email: string | null; next: string }> {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = text('email').trim();
  const email = emailAddress.safeParse(typed).data ?? null;
  return { form, typed, email, next: nextPage(text('next')) };
}

/** Redirects to the sign-in, which shows the problem. */
export function backToLogin(next: string, problem: Problem | null, cookie?: string): Response {
  return redirect(loginPath(next, problem ? { problem } : {}), {
    headers: cookie ? { 'Set-Cookie': cookie } : {},
  });
}

/** The problem to show for an outcome; null on success. */
export function problemOf({ outcome }: CodeSending | CodeOutcome): Problem | null {
  return PROBLEM[outcome];
}

const PROBLEM: Record<(CodeSending | CodeOutcome)['outcome'], Problem | null> = {
  sent: null,
  signedIn: null,
  wrong: 'wrong',
  expired: 'expired',
  notPending: 'expired',
  mailFailed: 'not-sent',
  tooMany: 'too-many',
};
