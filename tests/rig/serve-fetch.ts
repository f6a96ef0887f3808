import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { listen } from '#cli/server/serve.ts';
import { readSettings } from '#settings.ts';

/** Answers a request; the second says what connection it came by. */
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** What answers with `fetch`, on a real connection: its address on the loopback. */
export async function serveFetch(fetch: Fetch): Promise<{ url: string } & AsyncDisposable> {
  const respond = getRequestListener((request, bindings) =>
    fetch(request, bindings as HttpBindings),
  );
  const { port, drain } = await listen(readSettings({ PORT: '0' }), respond);
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: drain };
}
