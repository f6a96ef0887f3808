import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { Counter, type Metric } from 'prom-client';
import { refusalHeaders } from '#http/security/common-headers.ts';
import type { ConnectionRefusal } from './connection-limits.ts';
import { RETRY_AFTER } from './retry-after.ts';

/** Unanswered requests on one connection: browsers and proxies send one, HTTP/1.1 allows pipelining. */
const MAX_PIPELINED = 16;

/**
 * Refuses requests before routing, as Node would, but with the security headers of every response. `count` is called
 * with the status of each refusal, `onFlood` with a connection that has too many pipelined requests.
 */
export function refusals(
  site: { https: boolean },
  count: (status: number) => void,
  onFlood: (socket: Socket) => void = () => {},
) {
  const headers = [...refusalHeaders(site), ['Connection', 'close'], ['Content-Length', '0']];

  function sendRefusal(response: ServerResponse, status: number): void {
    count(status);
    response.writeHead(status, headers.flat()).end();
  }

  function countedRefusal(status: number, ...more: string[][]): string {
    count(status);
    return rawResponse(status, [...headers, ...more]);
  }

  function hangUp(socket: Duplex, status: number, ...more: string[][]): void {
    if (isBetweenResponses(socket)) socket.write(countedRefusal(status, ...more));
    socket.destroy();
  }

  const pipelined = new WeakMap<Duplex, ServerResponse[]>();

  return {
    /**
     * Whether a request was refused because the connection has too many requests without a response, or with a response
     * that the client does not read. Closes the connection, which also cancels the other requests of the same packet.
     */
    refusePipelined({ socket }: IncomingMessage, response: ServerResponse): boolean {
      if (socket.destroyed) return true;
      const unanswered = (pipelined.get(socket) ?? []).filter(
        ({ writableFinished }) => !writableFinished,
      );
      pipelined.set(socket, [...unanswered, response]);
      if (unanswered.length < MAX_PIPELINED) return false;
      hangUp(socket, 503, ['Retry-After', RETRY_AFTER.pipelining]);
      onFlood(socket);
      return true;
    },
    /** Refuses what `server` cannot parse, or does not receive in time. */
    watch(server: Server): void {
      server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
        hangUp(socket, STATUS[error.code ?? ''] ?? 400);
      });
      server.on('checkExpectation', (_, response) => sendRefusal(response, 417));
      // This is not a proxy. Without a listener Node hangs up without a response.
      server.on('connect', (_, socket) => {
        // Node detaches the socket: its errors and its end are ours to handle.
        socket.on('error', () => {});
        socket.end(countedRefusal(405, ['Allow', 'GET, HEAD']), () => socket.destroy());
      });
    },
    /** Whether a request was refused for its `Host`: missing in HTTP/1.1, repeated or invalid (RFC 9112, 3.2). */
    refuseHostless(request: IncomingMessage, response: ServerResponse): boolean {
      // `headers` has the first `Host` only.
      const { host: [host, ...more] = [] } = request.headersDistinct;
      const isValid =
        host === undefined ? request.httpVersion !== '1.1' : URL.canParse(`http://${host}`);
      const isRefused = more.length > 0 || !isValid;
      if (isRefused) sendRefusal(response, 400);
      return isRefused;
    },
  };
}

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

// In the middle of a response the client would read a refusal as part of it. Node checks the same private property.
function isBetweenResponses(socket: Duplex & { _httpMessage?: ServerResponse | null }): boolean {
  return socket.writable && !socket._httpMessage?.headersSent;
}

function rawResponse(status: number, headers: string[][]): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}

const LOG_INTERVAL_MS = 60_000;
/** Counters start at 0: Prometheus sees an increase only where there was a sample before. */
const STATUSES = [400, 405, 408, 413, 417, 431, 503];
const CONNECTION_REFUSALS: ConnectionRefusal[] = ['total', 'network'];

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
  const auditLog = log.child(
    { audit: true },
    { level: log.level === 'silent' ? 'silent' : 'info' },
  );
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
  for (const status of STATUSES) requests.inc({ status }, 0);
  for (const reason of CONNECTION_REFUSALS) connections.inc({ reason }, 0);
  const unlogged = { statuses: new Map<number, number>(), connections: new Map<string, number>() };
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const { statuses, connections } = unlogged;
    if (statuses.size > 0) {
      auditLog.warn(
        { statuses: Object.fromEntries(statuses) },
        'refused before routing: malformed or slow requests',
      );
    }
    if (connections.size > 0) {
      const counts = Object.fromEntries(connections);
      auditLog.warn({ connections: counts }, 'refused: too many connections');
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
