import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request just as it is given: `fetch` would tidy up its path, and set its own host. */
export async function rawRequest(
  site: { url: string },
  path: string,
  { method = 'GET', headers = {}, body = '' }: Asked = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site.url);
  const asked = request({ hostname, port, path, method, headers, agent: false });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}
