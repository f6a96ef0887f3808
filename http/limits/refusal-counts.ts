import type { Logger } from 'pino';
import { Counter, type Metric } from 'prom-client';
import { auditLines } from '#http/log/audit-lines.ts';
import type { ConnectionRefusal } from './connection-limits.ts';

const LOG_INTERVAL_MS = 60_000;
const STATUSES = [400, 405, 408, 413, 417, 431, 503];
const CONNECTION_REFUSALS: Record<ConnectionRefusal, true> = { total: true, network: true };

/** Counts refusals before routing: malformed HTTP, headers too long, clients too slow, too many connections. */
export interface RefusalCounts {
  add(status: number): void;
  addConnection(reason: ConnectionRefusal): void;
  metrics: Metric[];
  /** Logs the refusals that have not been logged yet. */
  flush(): void;
}

/** Logs at most one line a minute, with numbers only: the refused bytes could be anything. */
export function countRefusals(log: Logger): RefusalCounts {
  const lines = auditLines(log);
  const requests = new Counter({
    name: 'tabayyan_refused_unread_total',
    help: 'Refused before routing: malformed HTTP, no host, head too long, too slow, too many at once. By status.',
    labelNames: ['status'],
    registers: [],
  });
  const connections = new Counter({
    name: 'tabayyan_connections_refused_total',
    help: 'Connections closed at once: too many were open in all, or from one network.',
    labelNames: ['reason'],
    registers: [],
  });
  // Prometheus would not see the first refusal as an increase without a sample before it.
  for (const status of STATUSES) requests.inc({ status }, 0);
  for (const reason of Object.keys(CONNECTION_REFUSALS)) connections.inc({ reason }, 0);
  const unlogged = { statuses: new Map<number, number>(), connections: new Map<string, number>() };
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const { statuses, connections } = unlogged;
    if (statuses.size > 0) {
      lines.warn(
        { statuses: Object.fromEntries(statuses) },
        'refused before routing: malformed or slow requests',
      );
    }
    if (connections.size > 0) {
      const counts = Object.fromEntries(connections);
      lines.warn({ connections: counts }, 'refused: too many connections');
    }
    statuses.clear();
    connections.clear();
  }

  function logLater<Key>(counts: Map<Key, number>, key: Key): void {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    timer ??= setTimeout(flush, LOG_INTERVAL_MS).unref();
  }

  return {
    add(status) {
      requests.inc({ status });
      logLater(unlogged.statuses, status);
    },
    addConnection(reason) {
      connections.inc({ reason });
      logLater(unlogged.connections, reason);
    },
    metrics: [requests, connections],
    flush,
  };
}
