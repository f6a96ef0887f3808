import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** JSON lines; on a terminal, lines for a person. */
export function createLog(level: string): Logger {
  const options = { level, base: null };
  if (!process.stdout.isTTY) return pino(options, pino.destination({ sync: true }));
  return pino(options, pretty({ sync: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' }));
}
