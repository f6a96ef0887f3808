import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { signInCookies } from '#app/session/cookies.server.ts';
import type { Database } from '#db/client.ts';
import { findSession } from '#domain/admin/session.ts';
import { clientAddress } from '#http/visitor/client-address.ts';
import type { AuditLog, VisitorLog } from './audit-log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    visitor: VisitorLog;
    /** The reason of a refusal, in addition to its status. */
    refusal: string;
  }
}

/** Characters of the path in a line; the site's own paths are shorter. */
const LONGEST_PATH = 200;

const REFUSALS: Record<number, string> = {
  401: 'refused: not signed in',
  403: 'refused: not allowed',
  405: 'refused: no such method here',
  413: 'refused: too long',
  429: 'refused: too often',
};

interface Options {
  audit: AuditLog;
  trustedProxies: number;
}

/** The audit log of a request; the same object for all of its middleware. */
export function visitorOf(c: Context, { audit, trustedProxies }: Options): VisitorLog {
  const known: VisitorLog | undefined = c.get('visitor');
  const visitor = known ?? audit.of(clientAddress(c, trustedProxies));
  c.set('visitor', visitor);
  return visitor;
}

/** Logs each refusal that is not yet logged, with method, path and the account of the session. */
export function auditRefusals({
  db,
  origin,
  ...options
}: Options & { db: Database; origin: string }) {
  const cookies = signInCookies(origin);
  return createMiddleware(async (c, next) => {
    const visitor = visitorOf(c, options);
    await next();
    const { status } = c.res;
    const message = REFUSALS[status];
    if (!message || visitor.hasRefused()) return;
    const { method, path } = c.req;
    const why: string | undefined = c.get('refusal');
    const session = cookies.read(c.req.raw, 'session');
    // The response does not wait for the line.
    void visitor.warnOf(async () => {
      const who = await ownerOf(db, session);
      return { who, method, path: path.slice(0, LONGEST_PATH), status, why };
    }, message);
  });
}

async function ownerOf(db: Database, session: string | null): Promise<string | undefined> {
  const owner = await findSession(db, session).catch(() => null);
  return owner?.email;
}
