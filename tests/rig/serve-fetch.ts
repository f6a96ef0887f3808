import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { listen } from '#cli/server/serve.ts';
import { readSettings } from '#settings.ts';

/** Answers a request; `bindings` has its connection. */
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** Serves `fetch` on a loopback address. */
export async function serveFetch(fetch: Fetch): Promise<{ url: string } & AsyncDisposable> {
  const respond = getRequestListener((request, bindings) =>
    fetch(request, bindings as HttpBindings),
  );
  const { port, drain } = await listen(readSettings({ PORT: '0' }), respond);
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: drain };
}
