import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent: still compressed. */
  body: Buffer;
  /** From sending the question to the last byte. */
  milliseconds: number;
}

/** Without a limit of its own, Node's agent takes connections again for longer than the server has said that it keeps them. */
export const HEEDING = { keepAlive: true, timeout: 60_000, scheduling: 'lifo' } as const;

const agent = new Agent({ ...HEEDING, maxSockets: 64 });

/** Asks the server on this port once, over a connection of `through`; by default one that is kept. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  posted?: string | Uint8Array,
  through = agent,
): Promise<Answer> {
  const sentMs = performance.now();
  return new Promise((resolve, reject) => {
    const method = posted === undefined ? 'GET' : 'POST';
    const asked = request({ agent: through, host: '127.0.0.1', port, path, headers, method });
    // More than once where a connection breaks while it is being made.
    asked.on('error', reject);
    asked.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
          milliseconds: performance.now() - sentMs,
        }),
      );
    });
    asked.end(posted);
  });
}

/** Asks and expects a page. Throws on any other status. */
export async function page(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await ask(port, path, headers);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** The path of a page with a slash at its end: an address that is rendered each time. The API's are, as they are. */
export function unkept(path: string): string {
  const [bare = '', query] = path.split('?');
  if (bare.startsWith('/api/')) return path;
  return `${bare.replace(/\/$/, '')}/${query ? `?${query}` : ''}`;
}
