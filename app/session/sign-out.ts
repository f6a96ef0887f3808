import { useFetcher } from 'react-router';
import { postSignIn } from './post-sign-in.ts';
import { clearFlags } from './stored-flags.ts';

/** Ends the session at the server and clears the browser's flags, even if the server does not respond. */
export async function signOut(): Promise<void> {
  await postSignIn('/api/sign-out', {}, '');
  clearFlags();
}

/** The sign-out of this tab; all callers share its state. */
export function useSignOut() {
  const { Form, state } = useFetcher({ key: 'sign-out' });
  return { Form, path: '/admin/logout', isRunning: state !== 'idle' };
}
