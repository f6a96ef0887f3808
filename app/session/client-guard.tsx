import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { InlineScript } from '#app/document/inline-script.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import hidePage from './hide-page.ts?script';
import { loginPath } from './next-page.ts';
import { signOut } from './sign-out.ts';
import { flagsAgree, watchFlags } from './stored-flags.ts';
import { useSignOut } from './use-sign-out.ts';

/**
 * The three conditions of requirement 4.9: the server lets in whom it knows as `email`; this asks what the browser has
 * stored too. Where that is missing or another's, nothing is shown, not for one frame, and the session ends.
 */
export function ClientGuard({ email, children }: { email: string; children: ReactNode }) {
  // The server's page holds what it holds; without scripts it is simply shown.
  const isLetIn = useSyncExternalStore(
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
    if (!isLetIn && !isRunning) void signOut().then(leave);
  }, [isLetIn, isRunning]);

  return (
    <>
      {!isHydrated && <InlineScript script={hidePage} />}
      <Spinner isAlone={!isLetIn} />
      {isLetIn && children}
    </>
  );
}

// As a browser does: the router may be on its way elsewhere, and would then stay here.
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
