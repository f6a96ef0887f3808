import { drain, type Fetch, listen } from '#cli/serve.ts';
import { readSettings } from '#settings.ts';

/** What answers with `fetch`, on a real connection: its address on the loopback. */
export async function served(fetch: Fetch): Promise<{ url: string } & AsyncDisposable> {
  const { server, port } = await listen(readSettings({ PORT: '0' }), fetch);
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => drain(server) };
}
