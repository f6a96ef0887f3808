import { createContext, data, type MiddlewareFunction, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { isUnavailable } from '#db/client.ts';
import { findSession, type SignedIn } from '#domain/admin/session.ts';
import { signInCookies } from './cookies.server.ts';
import { loginPath } from './next-page.ts';

/** The editor a request comes from. Set for every page and action behind the guard, and nowhere else. */
export const editor = createContext<SignedIn>();

/** In the log: no screen has a longer one. */
const LONGEST_PATH = 200;

/** Lets nobody in but who has signed in and has the admin claim, on every document, data and action request. */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const { db, origin, audit, onEditor } = context.get(services);
  const asked = { method: request.method, path: url.pathname.slice(0, LONGEST_PATH) };
  const token = signInCookies(origin).read(request, 'session');
  const signedIn = await findSession(db, token).catch(orLater);
  if (!signedIn) {
    audit.warn(asked, 'refused: not signed in');
    throw redirect(loginPath(askedPage(request, url)));
  }
  if (!signedIn.isAdmin) {
    audit.warn({ who: signedIn.email, ...asked }, 'refused: without the admin claim');
    throw data('You are not authorized to access the admin dashboard.', { status: 403 });
  }
  context.set(editor, signedIn);
  onEditor();
};

// Nobody can be let in, nor told to sign in, while it cannot be known who it is.
function orLater(error: unknown): never {
  if (!isUnavailable(error)) throw error;
  throw data('Please try again in a moment.', { status: 503, headers: { 'Retry-After': '5' } });
}

// A page; for what was posted, the one it was posted from.
function askedPage(request: Request, url: URL): string | null {
  if (request.method === 'GET' || request.method === 'HEAD') return url.pathname + url.search;
  const from = request.headers.get('Referer');
  if (!from || !URL.canParse(from)) return null;
  const { pathname, search } = new URL(from);
  return pathname + search;
}
