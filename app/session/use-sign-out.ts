import { useFetcher } from 'react-router';

/** The one sign-out of this tab, whoever asks whether it runs. */
export function useSignOut() {
  const { Form, state } = useFetcher({ key: 'sign-out' });
  return { Form, path: '/admin/logout', isRunning: state !== 'idle' };
}
