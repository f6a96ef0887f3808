import { useEffect } from 'react';
import { NOT_EDITOR } from '#app/session/answer.ts';
import { withoutClaim } from '#app/session/next-page.ts';
import { AdminFailure } from './admin-failure.tsx';

/** A signed-in account without the right to edit: leaves for the sign-in, which says so (requirement 8.7). */
export function NotAuthorized() {
  useEffect(() => {
    location.replace(withoutClaim(location.pathname + location.search));
  }, []);
  return (
    <AdminFailure title={NOT_EDITOR}>
      <a href="/admin/login" className="button button-primary">
        Sign in as someone else
      </a>
    </AdminFailure>
  );
}
