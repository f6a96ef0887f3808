import { data, redirect, useFetcher } from 'react-router';
import { clientAddress } from '#app/context/request-context.server.ts';
import type { Screen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { CodeStep } from '#app/session/code-step.tsx';
import { signInCookies } from '#app/session/cookies.server.ts';
import { CredentialsStep } from '#app/session/credentials-step.tsx';
import { nextPage } from '#app/session/next-page.ts';
import { postSignIn } from '#app/session/post-sign-in.ts';
import { backToLogin, problemOf, readStep } from '#app/session/sign-in.server.ts';
import { SignInFrame } from '#app/session/sign-in-frame.tsx';
import {
  emptyFields,
  FAILED,
  NO_ADDRESS,
  NOT_EDITOR,
  NOT_SENT,
  PROBLEMS,
  type Problem,
  type SignInResult,
  TOO_MANY,
  WRONG_PASSWORD,
} from '#app/session/sign-in-result.ts';
import { MAX_EMAIL_LENGTH } from '#domain/admin/credential-lengths.ts';
import { findSession } from '#domain/admin/session.ts';
import { sendCode } from '#domain/sign-in/mail-step.ts';
import { startSignIn } from '#domain/sign-in/password-step.ts';
import { cancelSignIn, findPending } from '#domain/sign-in/sign-in.ts';
import type { Route } from './+types/login';

// Editors come to type and press, so React starts at once.
export const screen = { hydrate: 'now' } satisfies Screen;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, origin } = context.get(services);
  const cookies = signInCookies(origin);
  const next = nextPage(url.searchParams.get('next'));
  const signedIn = await findSession(db, cookies.read(request, 'session'));
  // Signing out ends here even if the session could not be ended.
  const hasLeft = url.searchParams.get('done') === 'signed-out';
  if (signedIn?.isAdmin && !hasLeft) throw redirect(next);
  return {
    next,
    pending: await findPending({ db }, cookies.read(request, 'pending')),
    problem: url.searchParams.get('problem'),
    isSignedOut: hasLeft && !signedIn,
  };
}

/** The first step without scripts: the code is sent at once. */
export async function action({ request, context }: Route.ActionArgs) {
  const { signIn } = context.get(services);
  const cookies = signInCookies(signIn.origin);
  const { typed, email, next, form } = await readStep(request);
  const password = String(form.get('password') ?? '');
  const fields = emptyFields(typed, password);
  if (fields || email === null) {
    return data(
      { email: typed.slice(0, MAX_EMAIL_LENGTH), fields: fields ?? NO_ADDRESS },
      { status: 422 },
    );
  }
  const start = await startSignIn(signIn, {
    email,
    password,
    browser: cookies.read(request, 'browser'),
    address: context.get(clientAddress),
  });
  switch (start.outcome) {
    case 'wrong':
      return data({ email, error: WRONG_PASSWORD }, { status: 401 });
    case 'notAdmin':
      return data({ email, error: NOT_EDITOR }, { status: 403 });
    case 'tooMany':
      return data(
        { email, error: TOO_MANY, retryAfterSeconds: start.retryAfterSeconds },
        { status: 429, headers: { 'Retry-After': String(start.retryAfterSeconds) } },
      );
  }
  await cancelSignIn(signIn, cookies.read(request, 'pending'));
  const problem = problemOf(await sendCode(signIn, start.token, email));
  return backToLogin(next, problem, cookies.set('pending', start.token));
}

/** Checks the password and sends a code, with scripts. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<SignInResult> {
  const form = await request.formData();
  const email = String(form.get('email')).trim();
  const password = String(form.get('password'));
  const fields = emptyFields(email, password);
  if (fields) return { email, fields };
  const refused = await postSignIn('/api/sign-in', { email, password }, FAILED);
  if (refused) return { email, ...refused };
  return (await postSignIn('/api/otp/send', { email }, NOT_SENT)) ?? {};
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** Signing in: e-mail and password, then the mailed code. */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const step = useFetcher<SignInResult>();
  const { pending, next, problem, isSignedOut } = loaderData;
  const result = step.data ?? actionData ?? signInResult(problem);
  const isRefused = step.data?.error !== undefined || step.data?.fields !== undefined;
  // After a refusal the next attempt need not wait until the page has been loaded again.
  const isBusy = step.state === 'submitting' || (step.state === 'loading' && !isRefused);
  const props = { step, isBusy, next, result };
  return (
    <SignInFrame title={pending ? 'Enter the code' : 'Admin sign-in'}>
      {isSignedOut && !pending && <p role="status">You are signed out.</p>}
      {pending ? <CodeStep {...props} pending={pending} /> : <CredentialsStep {...props} />}
    </SignInFrame>
  );
}

const NO_PROBLEM: SignInResult = {};

function signInResult(problem: string | null): SignInResult {
  return problem !== null && Object.hasOwn(PROBLEMS, problem)
    ? PROBLEMS[problem as Problem]
    : NO_PROBLEM;
}
