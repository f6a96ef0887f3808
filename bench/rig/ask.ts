import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent: not decompressed. */
  body: Buffer;
  /** From sending the request to the last byte. */
  milliseconds: number;
}

/** Node's agent respects the server's `Keep-Alive` header only if it has a timeout of its own. */
export const KEEP_ALIVE = { keepAlive: true, timeout: 60_000, scheduling: 'lifo' } as const;

const agent = new Agent({ ...KEEP_ALIVE, maxSockets: 64 });

/** Sends a request to the server on this port over a connection of the agent `through`; by default with keep-alive. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  posted?: string | Uint8Array,
  through = agent,
): Promise<HttpResponse> {
  const sentMs = performance.now();
  return new Promise((resolve, reject) => {
    const method = posted === undefined ? 'GET' : 'POST';
    const sent = request({ agent: through, host: '127.0.0.1', port, path, headers, method });
    // `on`, not `once`: a connection that breaks while it opens emits several errors.
    sent.on('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          milliseconds: performance.now() - sentMs,
        }),
      );
    });
    sent.end(posted);
  });
}

/** Requests a page. Throws unless its status is 200. */
export async function page(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  const response = await ask(port, path, headers);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** An uncached address of the page: its path with a trailing slash. API paths stay as they are. */
export function uncached(path: string): string {
  const [bare = '', query] = path.split('?');
  if (bare.startsWith('/api/')) return path;
  return `${bare.replace(/\/$/, '')}/${query ? `?${query}` : ''}`;
}
