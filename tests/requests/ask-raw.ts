import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent. */
  body: Buffer;
}

export interface RawQuestion {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

// A kept connection may be closed by the site just as it is used again.
const agent = new Agent({ keepAlive: false, maxSockets: 16 });

/** Asks a site on this machine: no path is tidied, no header added, no redirect followed, no body unpacked. */
export function askRaw(
  site: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawQuestion = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  const length = body === undefined ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` };
  return new Promise((resolve, reject) => {
    const asked = request({
      agent,
      hostname,
      port,
      path,
      method,
      headers: { ...length, ...headers },
    });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.end(body);
  });
}
