import { Notice } from './notice.tsx';

/** Says that the session has ended: the form stays and can be sent after signing in elsewhere. */
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
