import { createContext, data, type MiddlewareFunction, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { isUnavailable } from '#db/client.ts';
import { findSession, type SignedIn } from '#domain/admin/session.ts';
import { signInCookies } from './cookies.server.ts';
import { loginPath } from './next-page.ts';

/** The editor of a request, set behind the guard only. */
export const editor = createContext<SignedIn>();

/** Logged paths are cut; no page has a longer one. */
const MAX_PATH_LENGTH = 200;

/** Requires a session with the admin claim on every document, data and action request. */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const { db, origin, audit, onEditor } = context.get(services);
  const requested = { method: request.method, path: url.pathname.slice(0, MAX_PATH_LENGTH) };
  const token = signInCookies(origin).read(request, 'session');
  const signedIn = await findSession(db, token).catch(orUnavailable);
  if (!signedIn) {
    audit.warn(requested, 'refused: not signed in');
    throw redirect(loginPath(requestedPage(request, url)));
  }
  if (!signedIn.isAdmin) {
    audit.warn({ who: signedIn.email, ...requested }, 'refused: without the admin claim');
    throw data('You are not authorized to access the admin dashboard.', { status: 403 });
  }
  context.set(editor, signedIn);
  onEditor();
};

// Without the database a session can be neither confirmed nor denied.
function orUnavailable(error: unknown): never {
  if (!isUnavailable(error)) throw error;
  throw data('Please try again in a moment.', { status: 503, headers: { 'Retry-After': '5' } });
}

// The requested page; for a post, the page with the form.
function requestedPage(request: Request, url: URL): string | null {
  if (request.method === 'GET' || request.method === 'HEAD') return url.pathname + url.search;
  const from = request.headers.get('Referer');
  if (!from || !URL.canParse(from)) return null;
  const { pathname, search } = new URL(from);
  return pathname + search;
}
