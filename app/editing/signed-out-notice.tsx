import { Notice } from './notice.tsx';

/** For a form whose session has ended: it stays, and is sent again after a sign-in elsewhere. */
export function SignedOutNotice({ next = 'save again' }: { next?: string }) {
  return (
    <Notice kind="error">
      <p>
        You are signed out.{' '}
        <a href="/admin/login" target="_blank" rel="noreferrer" className="link">
          Sign in again in another tab
        </a>
        , then {next}.
      </p>
    </Notice>
  );
}
