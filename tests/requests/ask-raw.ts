import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface RawResponse<Body = Buffer> {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent: not decompressed. */
  body: Body;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

// The site may close an idle connection just as it is reused.
const agent = new Agent({ keepAlive: false, maxSockets: 16 });

/** Sends a request to a site on this machine without `fetch`’s normalisation: the path and the headers stay as they are. */
export function askRaw(
  site: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(site);
  const length = body === undefined ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` };
  return new Promise((resolve, reject) => {
    const sent = request({
      agent,
      hostname,
      port,
      path,
      method,
      headers: { ...length, ...headers },
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.end(body);
  });
}

/** The same with the body as text. */
export async function askRawText(
  site: string,
  path: string,
  request?: RawRequest,
): Promise<RawResponse<string>> {
  const response = await askRaw(site, path, request);
  return { ...response, body: String(response.body) };
}
