import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { loginPath } from '#app/session/next-page.ts';

/** The result of an editor's action. It takes the focus, since the page around it may be new. */
export function Notice({ kind, children }: { kind: 'success' | 'error'; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Before the notice is painted: later it would take the focus from what somebody has pressed meanwhile.
  useLayoutEffect(() => box.current?.focus(), []);
  const Icon = kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <div
      ref={box}
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      className={`card flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 px-4 py-3 ${
        kind === 'success' ? 'border-s-accent' : 'border-s-ink bg-raised'
      }`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-4 gap-y-2">
        {children}
      </div>
    </div>
  );
}

/** Says that the session has ended: the form stays and can be sent after signing in elsewhere. */
export function SignedOutNotice({ next = 'save again' }: { next?: string }) {
  return (
    <Notice kind="error">
      <p>
        You are signed out.{' '}
        <a href={loginPath(null)} target="_blank" rel="noreferrer" className="link">
          Sign in again in another tab
        </a>
        , then return to this tab and {next}.
      </p>
    </Notice>
  );
}
