import type { Logger } from 'pino';
import type { Metric } from '#http/metrics/prometheus.ts';
import type { ConnectionRefusal } from './connection-limits.ts';

const MINUTE_MILLISECONDS = 60_000;
/** Each is told from the start: a rise from nothing is seen only where there was a nought. */
const STATUSES = [400, 405, 408, 413, 417, 431, 503];
const CONNECTION_REFUSALS: ConnectionRefusal[] = ['total', 'network'];

/** Counts what is refused before it is a request that anything answers: what is no HTTP, too long, or too slow. */
export interface RefusalCounts {
  add(status: number): void;
  addConnection(why: ConnectionRefusal): void;
  metrics(): Metric[];
  /** Writes down what has not been, now. */
  tell(): void;
}

/** One line a minute, with numbers alone: nothing of what was sent, which could be anything. */
export function countRefusals(log: Logger): RefusalCounts {
  const lines = log.child({ audit: true }, { level: log.level === 'silent' ? 'silent' : 'info' });
  const statuses = countBy(STATUSES);
  const connections = countBy(CONNECTION_REFUSALS);
  let minute: NodeJS.Timeout | null = null;

  function tell(): void {
    if (minute) clearTimeout(minute);
    minute = null;
    const untold = { statuses: statuses.takeUntold(), connections: connections.takeUntold() };
    if (untold.statuses) lines.warn({ statuses: untold.statuses }, 'refused: no requests');
    if (untold.connections) {
      lines.warn({ connections: untold.connections }, 'refused: too many connections');
    }
  }

  const tellSoon = () => {
    minute ??= setTimeout(tell, MINUTE_MILLISECONDS).unref();
  };
  return {
    add(status) {
      statuses.add(status);
      tellSoon();
    },
    addConnection(why) {
      connections.add(why);
      tellSoon();
    },
    metrics: () => [
      {
        name: 'tabayyan_refused_unread_total',
        type: 'counter',
        help: 'Refused before it was a request: no HTTP, no host, too long a head, too slow, too many at once. By status.',
        samples: statuses.samples('status'),
      },
      {
        name: 'tabayyan_connections_refused_total',
        type: 'counter',
        help: 'Connections closed at once: too many were open in all, or of one network.',
        samples: connections.samples('reason'),
      },
    ],
    tell,
  };
}

function countBy<Key extends string | number>(keys: readonly Key[]) {
  const counts = new Map<Key, number>(keys.map((key) => [key, 0]));
  const untold = new Map<Key, number>();
  return {
    add(key: Key): void {
      for (const each of [counts, untold]) each.set(key, (each.get(key) ?? 0) + 1);
    },
    /** Counts since the last call; undefined: nothing was added. */
    takeUntold(): Record<string, number> | undefined {
      const taken = untold.size > 0 ? Object.fromEntries(untold) : undefined;
      untold.clear();
      return taken;
    },
    samples: (label: string) =>
      [...counts].map(([key, value]) => ({ labels: { [label]: String(key) }, value })),
  };
}
