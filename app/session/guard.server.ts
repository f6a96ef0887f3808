import { createContext, data, type MiddlewareFunction, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import { isUnavailable } from '#db/client.ts';
import { findSession, type SignedIn } from '#domain/admin/session.ts';
import { signInCookies } from './cookies.server.ts';
import { loginPath, notEditorPath } from './next-page.ts';
import { readUnsent } from './read-form.server.ts';
import { NOT_EDITOR } from './sign-in-result.ts';

/** The editor of a request, set behind the guard only. */
export const editor = createContext<SignedIn>();

/** Logged paths are cut; no page has a longer one. */
const MAX_PATH_LENGTH = 200;

/**
 * Lets in sessions with the admin claim alone, on every document, data and action request. Without a session a form that a
 * browser sends is 401, with a page that can send it again; anything else leads to the sign-in. Without the claim a document
 * leads to the sign-in and anything else is 403; the screens' boundary then leaves for the sign-in (requirement 8.7).
 */
export const guard: MiddlewareFunction<Response> = async (args) => {
  const { request, url } = args;
  const refusal = await admit(args);
  if (refusal === 'signed out' && isForm(request)) {
    throw data(await readUnsent(request), { status: 401 });
  }
  if (refusal === 'signed out') throw redirect(loginPath(pageOf(request, url)));
  if (refusal === 'no claim' && isDocument(request)) {
    throw redirect(notEditorPath(pageOf(request, url)));
  }
  if (refusal === 'no claim') throw data(NOT_EDITOR, { status: 403 });
};

/** The guard for endpoints that scripts call: a refusal is a status and a reason. */
export const guardCalls: MiddlewareFunction<Response> = async (args) => {
  switch (await admit(args)) {
    case 'signed out':
      return refuse(401, 'You are signed out. Sign in again in another tab, then try again.');
    case 'no claim':
      return refuse(403, NOT_EDITOR);
    case null:
  }
};

// Sets `editor`, or says why not.
async function admit({
  request,
  url,
  context,
}: Parameters<typeof guard>[0]): Promise<'signed out' | 'no claim' | null> {
  const { db, origin, audit, onEditor } = context.get(services);
  const logged = { method: request.method, path: url.pathname.slice(0, MAX_PATH_LENGTH) };
  const token = signInCookies(origin).read(request, 'session');
  const signedIn = await findSession(db, token).catch(orUnavailable);
  if (!signedIn) {
    audit.warn(logged, 'refused: not signed in');
    return 'signed out';
  }
  if (!signedIn.isAdmin) {
    audit.warn({ who: signedIn.email, ...logged }, 'refused: without the admin claim');
    return 'no claim';
  }
  context.set(editor, signedIn);
  onEditor();
  return null;
}

// Without the database a session can be neither confirmed nor denied.
function orUnavailable(error: unknown): never {
  if (!isUnavailable(error)) throw error;
  throw data('Please try again in a moment.', {
    status: 503,
    headers: { 'Retry-After': RETRY_AFTER_SECONDS.unavailable },
  });
}

function isDocument(request: Request): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !isOfRouter(request);
}

// Sent by the browser itself.
function isForm(request: Request): boolean {
  return request.method === 'POST' && !isOfRouter(request);
}

// React Router's own scripts ask for `/path.data`; only `request` still has that ending.
function isOfRouter({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data');
}

// The page to return to after signing in; after a post, the page that holds the form.
function pageOf(request: Request, url: URL): string | null {
  if (request.method === 'GET' || request.method === 'HEAD') return url.pathname + url.search;
  const from = request.headers.get('Referer');
  if (!from || !URL.canParse(from)) return null;
  const { pathname, search } = new URL(from);
  return pathname + search;
}

function refuse(status: 401 | 403, error: string): Response {
  return Response.json({ error }, { status });
}
