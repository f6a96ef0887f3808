import type { RouterContextProvider } from 'react-router';
import { editor } from '#app/session/guard.server.ts';

/** Loads the form of a new listing. */
export function loadNewForm(context: Readonly<RouterContextProvider>) {
  return { email: context.get(editor).email, key: crypto.randomUUID() };
}
