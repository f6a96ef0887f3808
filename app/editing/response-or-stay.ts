import { data, isRouteErrorResponse } from 'react-router';
import { isLoginPath } from '#app/session/next-page.ts';

/**
 * The server's response to a form. Where it cannot be reached or no longer knows the editor, a response with
 * `typed` that leaves the form where it is, with all that was typed.
 */
export async function responseOrStay<Outcome, Typed extends object>(
  ask: () => Promise<Outcome>,
  typed: Typed,
) {
  try {
    // With this status the router keeps the page around the form.
    return data(await ask(), { status: 422 });
  } catch (thrown) {
    if (isToSignIn(thrown)) {
      return data({ outcome: 'signedOut' as const, ...typed }, { status: 401 });
    }
    if (thrown instanceof Response || isRefusal(thrown)) throw thrown;
    return data({ outcome: 'failed' as const, ...typed }, { status: 503 });
  }
}

function isToSignIn(thrown: unknown): boolean {
  const location = thrown instanceof Response ? thrown.headers.get('Location') : null;
  return location !== null && isLoginPath(location);
}

// A response of our own server. A 502 comes from a proxy while the server restarts.
function isRefusal(thrown: unknown): boolean {
  return isRouteErrorResponse(thrown) && thrown.status < 500;
}
