import type { Logger } from 'pino';
import type { Metric } from './prometheus.ts';

const MINUTE_MILLISECONDS = 60_000;
/** Each is told from the start: a rise from nothing is seen only where there was a nought. */
const STATUSES = [400, 405, 408, 413, 417, 431];

/** Counts what is refused before it is a request that anything answers: what is no HTTP, too long, or too slow. */
export interface RefusalCounts {
  add(status: number): void;
  metric(): Metric;
  /** Writes down what has not been, now. */
  tell(): void;
}

/** One line a minute, with numbers alone: nothing of what was sent, which could be anything. */
export function countRefusals(log: Logger): RefusalCounts {
  const lines = log.child({ audit: true }, { level: log.level === 'silent' ? 'silent' : 'info' });
  const counts = new Map<number, number>(STATUSES.map((status) => [status, 0]));
  const untold = new Map<number, number>();
  let minute: NodeJS.Timeout | null = null;

  function tell(): void {
    if (minute) clearTimeout(minute);
    minute = null;
    if (untold.size === 0) return;
    lines.warn({ statuses: Object.fromEntries(untold) }, 'refused: no requests');
    untold.clear();
  }

  return {
    add(status) {
      for (const each of [counts, untold]) each.set(status, (each.get(status) ?? 0) + 1);
      minute ??= setTimeout(tell, MINUTE_MILLISECONDS).unref();
    },
    metric: () => ({
      name: 'tabayyan_refused_unread_total',
      type: 'counter',
      help: 'Refused before it was a request: no HTTP, no host, too long a head, too slow. By status.',
      samples: [...counts].map(([status, value]) => ({
        labels: { status: String(status) },
        value,
      })),
    }),
    tell,
  };
}
