import { isRouteErrorResponse, useLocation } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { AdminFailure } from './admin-failure.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { failureText } from './failure.ts';
import { NotAuthorized } from './not-authorized.tsx';

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
