import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { InlineScript } from '#app/document/inline-script.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import hidePage from './hide-page.ts?script';
import { loginPath } from './next-page.ts';
import { signOut, useSignOut } from './sign-out.ts';
import { flagsAgree, watchFlags } from './stored-flags.ts';

/**
 * The client's part of requirement 4.9: the server has authenticated `email`, and the browser's stored flags must agree.
 * If they do not, the page is never painted and the session ends.
 */
export function ClientGuard({ email, children }: { email: string; children: ReactNode }) {
  // The server has authenticated the editor; without scripts its page is simply shown.
  const isAllowed = useSyncExternalStore(
    watchFlags,
    () => flagsAgree(email),
    () => true,
  );
  const isHydrated = useHydrated();
  const { isRunning } = useSignOut();

  useLayoutEffect(() => {
    if (flagsAgree(email)) showPage();
  }, [email]);
  useEffect(() => {
    if (!isAllowed && !isRunning) void signOut().then(leave);
  }, [isAllowed, isRunning]);

  return (
    <>
      {!isHydrated && <InlineScript script={hidePage} />}
      <Spinner isAlone={!isAllowed} />
      {isAllowed && children}
    </>
  );
}

// A full navigation: the router would cancel its own if another is under way.
function leave(): void {
  const { pathname, search } = location;
  location.replace(loginPath(pathname + search, { done: 'signed-out' }));
}

function Spinner({ isAlone }: { isAlone: boolean }) {
  return (
    <div className={isAlone ? 'guard-check guard-check-alone' : 'guard-check'}>
      <div className="guard-spinner" aria-hidden="true" />
      <p className="text-muted">Checking that you are signed in…</p>
    </div>
  );
}

function showPage(): void {
  delete document.documentElement.dataset.guardCheck;
}
