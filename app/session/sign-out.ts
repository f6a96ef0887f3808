import { ask } from './ask.ts';
import { clearFlags } from './stored-flags.ts';

/** Signs this browser out, here and at the server. What it knows itself is gone even if the server does not answer. */
export async function signOut(): Promise<void> {
  await ask('/api/sign-out', {}, '');
  clearFlags();
}
