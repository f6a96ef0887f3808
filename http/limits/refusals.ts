import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refusalHeaders } from '#http/security/common-headers.ts';

/** Requests under way on one connection: browsers and proxies have one, HTTP/1.1 allows to send more ahead. */
const MOST_UNDER_WAY = 16;
const RETRY_SECONDS = '5';

/** Refuses what Node would refuse by itself, with the headers of every other answer; each is `count`ed. */
export function refusals(
  site: { https: boolean },
  count: (status: number) => void,
  onFlood: (socket: Socket) => void = () => {},
) {
  const safety = [...refusalHeaders(site), ['Connection', 'close'], ['Content-Length', '0']];

  function refuse(answer: ServerResponse, status: number): void {
    count(status);
    answer.writeHead(status, safety.flat()).end();
  }

  function refusalOf(status: number, ...more: string[][]): string {
    count(status);
    return rawAnswer(status, [...safety, ...more]);
  }

  function hangUp(socket: Duplex, status: number, ...more: string[][]): void {
    if (mayAnswer(socket)) socket.write(refusalOf(status, ...more));
    socket.destroy();
  }

  const underWay = new WeakMap<Duplex, ServerResponse[]>();

  return {
    /**
     * Whether a request was refused because too many before it, on the same connection, were not answered, or their
     * answers not taken. Node hands out all that came in one packet at once; the connection is closed, and with it they
     * are over.
     */
    refusePipelined({ socket }: IncomingMessage, answer: ServerResponse): boolean {
      if (socket.destroyed) return true;
      const unanswered = (underWay.get(socket) ?? []).filter(
        ({ writableFinished }) => !writableFinished,
      );
      underWay.set(socket, [...unanswered, answer]);
      if (unanswered.length < MOST_UNDER_WAY) return false;
      hangUp(socket, 503, ['Retry-After', RETRY_SECONDS]);
      onFlood(socket);
      return true;
    },
    /** Answers what `server` cannot read, or not in time. */
    watch(server: Server): void {
      server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
        hangUp(socket, STATUS[error.code ?? ''] ?? 400);
      });
      server.on('checkExpectation', (_, answer) => refuse(answer, 417));
      // We are nobody's way to elsewhere; without a word Node would hang up.
      server.on('connect', (_, socket) => {
        // Node leaves it to us: nobody else hears of its errors, or closes it.
        socket.on('error', () => {});
        socket.end(refusalOf(405, ['Allow', 'GET, HEAD']), () => socket.destroy());
      });
    },
    /** Whether a request without one valid host has been refused; HTTP/1.0 knows none (RFC 9112, 3.2). */
    refuseHostless(request: IncomingMessage, answer: ServerResponse): boolean {
      // `headers` keeps the first and drops the others.
      const { host: [host, ...more] = [] } = request.headersDistinct;
      const isOne = more.length === 0;
      const isPossible =
        host === undefined ? request.httpVersion !== '1.1' : URL.canParse(`http://${host}`);
      const isRefused = !isOne || !isPossible;
      if (isRefused) refuse(answer, 400);
      return isRefused;
    },
  };
}

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

// In the middle of an answer it would be taken for a part of that. Node asks the same, and has no public name for it.
function mayAnswer(socket: Duplex & { _httpMessage?: ServerResponse | null }): boolean {
  return socket.writable && !socket._httpMessage?.headersSent;
}

function rawAnswer(status: number, headers: string[][]): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}
