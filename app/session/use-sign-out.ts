import { useFetcher } from 'react-router';

/** The sign-out of this tab; all callers share its state. */
export function useSignOut() {
  const { Form, state } = useFetcher({ key: 'sign-out' });
  return { Form, path: '/admin/logout', isRunning: state !== 'idle' };
}
