import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { signInCookies } from '#app/session/cookies.server.ts';
import type { Database } from '#db/client.ts';
import { clientNetwork } from '#domain/address/client-network.ts';
import { findSession } from '#domain/admin/session.ts';
import { clientAddress } from '#http/visitor/networks.ts';
import { auditLines } from './audit-lines.ts';

type Line = (details: object, message: string) => void;

/** Audit log of one request. Refusals (`warn`) beyond a rate are left out, other lines never. */
export interface VisitorLog {
  info: Line;
  warn: Line;
  error: Line;
  /** Logs a refusal; `find` loads its details, and is called only if the line is written. */
  warnOf(find: () => Promise<object>, message: string): Promise<void>;
  /** Whether this request has had a `warn`, written or left out. */
  hasRefused(): boolean;
}

export interface AuditLog {
  /** The audit log of a request from this IP address. */
  of(address: string): VisitorLog;
}

/** The audit log of all requests. */
export function auditLog(log: Logger): AuditLog {
  const lines = auditLines(log);
  const isWithinBound = limitLogLines((leftOut) =>
    lines.warn(leftOut, 'refusals of the last minute left out'),
  );
  return {
    of(address) {
      const visitor = lines.child({ address });
      let hasRefused = false;
      const mayWrite = () => {
        hasRefused = true;
        return isWithinBound(clientNetwork(address));
      };
      return {
        info: (details, message) => visitor.info(details, message),
        warn(details, message) {
          if (mayWrite()) visitor.warn(details, message);
        },
        error: (details, message) => visitor.error(details, message),
        async warnOf(find, message) {
          if (mayWrite()) visitor.warn(await find(), message);
        },
        hasRefused: () => hasRefused,
      };
    },
  };
}

const MINUTE_MS = 60_000;
const MAX_OF_ONE = 30;
const MAX_OF_ALL = 300;

/** Lines left out, of one network; without a network: of those first seen after the total was reached. */
type LeftOut = { leftOut: number; network?: string };

/**
 * Bounds log lines caused by visitors: 30 a minute per network, 300 in all. The function returns whether a line may be
 * written; `report` is called at the end of a minute with the lines left out.
 */
export function limitLogLines(report: (lines: LeftOut) => void): (network: string) => boolean {
  const networks = new Map<string, { written: number; leftOut: number }>();
  let written = 0;
  let leftOutOfOthers = 0;
  let isRunning = false;

  function endMinute(): void {
    for (const [network, { leftOut }] of networks) if (leftOut > 0) report({ network, leftOut });
    if (leftOutOfOthers > 0) report({ leftOut: leftOutOfOthers });
    networks.clear();
    written = 0;
    leftOutOfOthers = 0;
    isRunning = false;
  }

  return (network) => {
    if (!isRunning) setTimeout(endMinute, MINUTE_MS).unref();
    isRunning = true;
    const known = networks.get(network);
    if (written < MAX_OF_ALL && (known?.written ?? 0) < MAX_OF_ONE) {
      written += 1;
      networks.set(network, { written: (known?.written ?? 0) + 1, leftOut: 0 });
      return true;
    }
    if (known) known.leftOut += 1;
    else leftOutOfOthers += 1;
    return false;
  };
}

declare module 'hono' {
  interface ContextVariableMap {
    visitor: VisitorLog;
    /** The reason of a refusal, in addition to its status. */
    refusal: string;
  }
}

/** Characters of the path in a line; the site's own paths are shorter. */
const MAX_PATH_LENGTH = 200;

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
      return { who, method, path: path.slice(0, MAX_PATH_LENGTH), status, why };
    }, message);
  });
}

async function ownerOf(db: Database, session: string | null): Promise<string | undefined> {
  const owner = await findSession(db, session).catch(() => null);
  return owner?.email;
}
