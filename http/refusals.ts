import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalHeaders } from './common-headers.ts';

/** Refuses what Node would refuse by itself, with the headers of every other answer; each is `count`ed. */
export function refusals(site: { https: boolean }, count: (status: number) => void) {
  const safety = [...refusalHeaders(site), ['Connection', 'close'], ['Content-Length', '0']];

  function refuse(answer: ServerResponse, status: number): void {
    count(status);
    answer.writeHead(status, safety.flat()).end();
  }

  function refusalOf(status: number, ...more: string[][]): string {
    count(status);
    return rawAnswer(status, [...safety, ...more]);
  }

  return {
    /** Answers what `server` cannot read, or not in time. */
    watch(server: Server): void {
      server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
        if (mayAnswer(socket)) socket.write(refusalOf(STATUS[error.code ?? ''] ?? 400));
        socket.destroy(error);
      });
      server.on('checkExpectation', (_, answer) => refuse(answer, 417));
      // We are nobody's way to elsewhere; without a word Node would hang up.
      server.on('connect', (_, socket) => {
        // Node leaves it to us: nobody else hears of its errors, or closes it.
        socket.on('error', () => {});
        socket.end(refusalOf(405, ['Allow', 'GET, HEAD']), () => socket.destroy());
      });
    },
    /** Whether a request without a host, which HTTP/1.1 does not allow, or with none that can be, has been refused. */
    refuseHostless({ httpVersion, headers }: IncomingMessage, answer: ServerResponse): boolean {
      const { host } = headers;
      const isRefused =
        host === undefined ? httpVersion === '1.1' : !URL.canParse(`http://${host}`);
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
