import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { SITE_NAME } from '#app/meta/site-name.ts';
import { EndedSession } from '#app/session/ended-session.tsx';
import { loginPath, notEditorPath } from '#app/session/next-page.ts';
import { NOT_EDITOR } from '#app/session/sign-in-result.ts';
import { AdminFrame } from './admin-frame.tsx';

/**
 * A page of the admin that failed, inside the frame. `email` is missing where the guard itself failed. The guard's 401 is a page of its own.
 */
export function FailedPage({ error, email }: { error: unknown; email?: string | undefined }) {
  if (isRouteErrorResponse(error) && error.status === 401) {
    return <EndedSession form={error.data} />;
  }
  return (
    <AdminFrame email={email}>
      <Failure error={error} />
    </AdminFrame>
  );
}

function Failure({ error }: { error: unknown }) {
  switch (statusOf(error)) {
    case 403:
      return <NotAuthorized />;
    case 404:
      return <Missing error={error} />;
    default:
      return <TryAgain error={error} />;
  }
}

/** Sends an account without the right to edit to the sign-in, which says that it may not (requirement 8.7). */
function NotAuthorized() {
  useEffect(() => {
    location.replace(notEditorPath(location.pathname + location.search));
  }, []);
  return (
    <AdminFailure title={NOT_EDITOR}>
      <a href={loginPath(null)} className="button button-primary">
        Sign in as someone else
      </a>
    </AdminFailure>
  );
}

function Missing({ error }: { error: unknown }) {
  return (
    <AdminFailure title={failureText(error)}>
      <Link to="/admin/dashboard" className="button button-primary">
        Back to the dashboard
      </Link>
    </AdminFailure>
  );
}

function TryAgain({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { errors } = LANGUAGES.en.text;
  return (
    <AdminFailure title={failureText(error)}>
      {/* A document of its own, also where the page was reached by a link: its loaders run anew. */}
      <a href={pathname + search} className="button button-primary">
        {errors.tryAgain}
      </a>
    </AdminFailure>
  );
}

/** A heading and a way on, in place of an admin page. */
export function AdminFailure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <title>{`${title} | ${SITE_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  );
}

/** The message of a failure, without details: something missing, an outdated or unreadable request, or our own error. */
export function failureText(error: unknown): string {
  const status = statusOf(error);
  if (status === 404) {
    return 'This was not found. Someone may have deleted it or finished the task in the meantime.';
  }
  if (status === 409) {
    return 'This has changed since you opened the page. Nothing was saved. Go back and look again.';
  }
  const isClientError = status !== null && status < 500;
  return isClientError
    ? 'This form could not be read. Go back and try again.'
    : LANGUAGES.en.text.errors.unexpected;
}

// Null: no response was thrown but an exception.
function statusOf(error: unknown): number | null {
  return isRouteErrorResponse(error) ? error.status : null;
}
