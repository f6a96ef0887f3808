import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Logger } from 'pino';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { closingAfter, type OnEnd } from '#cli/operator/closing.ts';
import { loadSettings } from '#cli/operator/environment.ts';
import { tellOfFirstEditor } from '#cli/operator/first-editor.ts';
import { createLog } from '#cli/operator/log.ts';
import { openDatabase } from '#cli/operator/open-database.ts';
import { runCommand } from '#cli/operator/operator-error.ts';
import { drain, listenOn, starting } from '#cli/server/serve.ts';
import { buildServices } from '#cli/server/services.ts';
import { fillEmpty } from '#cli/server/starter.ts';
import { watchChanges } from '#db/changes.ts';
import { countRefusals } from '#http/limits/refusal-counts.ts';
import type * as HttpServer from '#http/server.ts';
import type { Settings } from '#settings.ts';

// `npm run dev`: the same server, with every file taken fresh from the source.
await runCommand(async () => {
  const settings = loadSettings();
  const log = createLog(settings.logLevel);
  await closingAfter(log, (onEnd) => serveSource(settings, log, onEnd));
});

async function serveSource(settings: Settings, log: Logger, onEnd: OnEnd): Promise<void> {
  const { db, url } = await openDatabase(settings, log, onEnd);
  const changes = watchChanges(url);
  onEnd(changes.close);
  if (settings.seed) await fillEmpty(db, log);

  let answer = starting(settings);
  const server = createHttpServer((...asked) => answer(...asked));
  const port = await listenOn(server, settings);
  onEnd(() => drain(server));
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  onEnd(() => vite.close());
  const origin = settings.origin ?? `http://localhost:${port}`;
  const services = await buildServices(settings, { db, log, origin, changes });
  const refusals = countRefusals(log);
  const parts = {
    ...services,
    refusals,
    browserFiles: null,
    readiness: { draining: false },
    // Each request gets a server of its own: metrics would start from 0 each time.
    metricsToken: undefined,
  };
  answer = (request, response) =>
    vite.middlewares(request, response, () => respond(vite, parts, request, response));
  log.info(`Tabayyan is ready, reloading as you edit: ${origin}`);
  await tellOfFirstEditor(db, log);
}

// Vite answers an unchanged module from memory, so this is cheap.
async function respond(
  vite: ViteDevServer,
  parts: HttpServer.ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const module = (await vite.ssrLoadModule('./http/server.ts')) as typeof HttpServer;
  module.createServer(parts)(request, response);
}
