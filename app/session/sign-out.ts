import { ask } from './ask.ts';
import { clearFlags } from './stored-flags.ts';

/** Ends the session at the server and clears the browser's flags, even if the server does not respond. */
export async function signOut(): Promise<void> {
  await ask('/api/sign-out', {}, '');
  clearFlags();
}
