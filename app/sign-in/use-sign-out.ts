import { useFetcher } from 'react-router';

const SIGN_OUT = '/admin/logout';

/** The one sign-out of this tab, whoever asks for it. */
export function useSignOut() {
  const { Form, state, submit } = useFetcher({ key: 'sign-out' });
  return {
    Form,
    path: SIGN_OUT,
    isRunning: state !== 'idle',
    /** Signs out; signing in again leads back to `next`. */
    signOut: (next: string) => void submit({ next }, { method: 'post', action: SIGN_OUT }),
  };
}
