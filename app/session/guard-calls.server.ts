import type { MiddlewareFunction } from 'react-router';
import { guard } from './guard.server.ts';

/** The guard of endpoints for scripts: it refuses with a status and a JSON reason instead of a page. */
export const guardCalls: MiddlewareFunction<Response> = async (args, next) => {
  try {
    return await guard(args, next);
  } catch (refusal) {
    if (refusal instanceof Response && refusal.headers.has('Location')) {
      return refuse(401, 'You are signed out. Sign in again in another tab, then try again.');
    }
    if (hasStatus(refusal, 403)) {
      return refuse(403, 'You are not authorized to access the admin dashboard.');
    }
    throw refusal;
  }
};

function refuse(status: 401 | 403, error: string): Response {
  return Response.json({ error }, { status });
}

// `data()` throws an object whose class React Router does not export.
function hasStatus(thrown: unknown, status: number): boolean {
  const { init } = (thrown ?? {}) as { init?: { status?: number } | null };
  return init?.status === status;
}
