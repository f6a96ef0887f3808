import type { Logger } from 'pino';
import { clientNetwork } from '#domain/sign-in/client-network.ts';
import { boundFlood } from './flood-bound.ts';

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

/** The audit log: lines with `audit` in the log, at every log level but `silent`. */
export function auditLog(log: Logger): AuditLog {
  const level = log.level === 'silent' ? 'silent' : 'info';
  const lines = log.child({ audit: true }, { level });
  const isWithinBound = boundFlood((leftOut) =>
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
