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
    /** Why a request is refused, where the status does not say it. */
    refusal: string;
  }
}

/** What goes into the path of a line; nobody has a longer one here. */
const LONGEST_PATH = 200;

const REFUSALS: Record<number, string> = {
  401: 'refused: not signed in',
  403: 'refused: not allowed',
  405: 'refused: no such method here',
  413: 'refused: too long',
  429: 'refused: too often',
};

interface Asked {
  audit: AuditLog;
  trustedProxies: number;
}

/** The audit log for who sends this request; the same all through it. */
export function visitorOf(c: Context, { audit, trustedProxies }: Asked): VisitorLog {
  const known: VisitorLog | undefined = c.get('visitor');
  const visitor = known ?? audit.of(clientAddress(c, trustedProxies));
  c.set('visitor', visitor);
  return visitor;
}

/** Writes down each refusal that whoever refused has not written down: what was asked, and whose session came with it. */
export function auditRefusals({ db, origin, ...asked }: Asked & { db: Database; origin: string }) {
  const cookies = signInCookies(origin);
  return createMiddleware(async (c, next) => {
    const visitor = visitorOf(c, asked);
    await next();
    const { status } = c.res;
    const message = REFUSALS[status];
    if (!message || visitor.hasRefused()) return;
    const { method, path } = c.req;
    const why: string | undefined = c.get('refusal');
    const session = cookies.read(c.req.raw, 'session');
    // The refusal does not wait for it.
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
