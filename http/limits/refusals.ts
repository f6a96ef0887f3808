import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import { refusalHeaders } from '#http/security/common-headers.ts';

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
      hangUp(socket, 503, ['Retry-After', RETRY_AFTER_SECONDS.pipelining]);
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
