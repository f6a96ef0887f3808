import type { Logger } from 'pino';
import { clientNetwork } from '#domain/sign-in/client-network.ts';
import { boundFlood } from './flood-bound.ts';

type Line = (details: object, message: string) => void;

/** Writes down what a visitor did. A refusal (`warn`) may be left out in a flood of them, all else never. */
export interface VisitorLog {
  info: Line;
  warn: Line;
  error: Line;
  /** A refusal whose details are looked up only if its line will be written. */
  warnOf(find: () => Promise<object>, message: string): Promise<void>;
  /** Whether a refusal of this request has been told of. */
  hasRefused(): boolean;
}

export interface AuditLog {
  /** For one request, from this IP address. */
  of(address: string): VisitorLog;
}

/** Who did what, when and from where: lines of the log with `audit`, which no level but `silent` turns off. */
export function auditLog(log: Logger): AuditLog {
  const level = log.level === 'silent' ? 'silent' : 'info';
  const lines = log.child({ audit: true }, { level });
  const takes = boundFlood((left) => lines.warn(left, 'refusals of the last minute left out'));
  return {
    of(address) {
      const mine = lines.child({ address });
      let hasRefused = false;
      const mayWrite = () => {
        hasRefused = true;
        return takes(clientNetwork(address));
      };
      return {
        info: (details, message) => mine.info(details, message),
        warn(details, message) {
          if (mayWrite()) mine.warn(details, message);
        },
        error: (details, message) => mine.error(details, message),
        async warnOf(find, message) {
          if (mayWrite()) mine.warn(await find(), message);
        },
        hasRefused: () => hasRefused,
      };
    },
  };
}
