import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { SITE_NAME } from '#app/meta/site-name.ts';
import { notEditorPath } from '#app/session/next-page.ts';
import { NOT_EDITOR } from '#app/session/sign-in-result.ts';
import { AdminFrame } from './admin-frame.tsx';

/** A page of the admin that failed, inside the frame. `email` is missing where the guard itself failed. */
export function FailedPage({ error, email }: { error: unknown; email?: string | undefined }) {
  return (
    <AdminFrame email={email}>
      {isRouteErrorResponse(error) && error.status === 403 ? (
        <NotAuthorized />
      ) : (
        <Failure error={error} />
      )}
    </AdminFrame>
  );
}

function Failure({ error }: { error: unknown }) {
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

/** A signed-in account without the right to edit: leaves for the sign-in, which says so (requirement 8.7). */
function NotAuthorized() {
  useEffect(() => {
    location.replace(notEditorPath(location.pathname + location.search));
  }, []);
  return (
    <AdminFailure title={NOT_EDITOR}>
      <a href="/admin/login" className="button button-primary">
        Sign in as someone else
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

/** The message of a failure, without details: an outdated or unreadable request, or our own error. */
export function failureText(error: unknown): string {
  if (isRouteErrorResponse(error) && error.status === 409) {
    return 'This has changed since you opened the page. Nothing was saved. Go back and look again.';
  }
  const isSenders = isRouteErrorResponse(error) && error.status < 500;
  return isSenders
    ? 'This form could not be read. Go back and try again.'
    : LANGUAGES.en.text.errors.unexpected;
}
