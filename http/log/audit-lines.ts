import type { Logger } from 'pino';

/** The audit log: lines with `audit` in the log, at every log level but `silent`. */
export function auditLines(log: Logger): Logger {
  return log.child({ audit: true }, { level: log.level === 'silent' ? 'silent' : 'info' });
}
