import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Logger } from 'pino';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { logFirstEditorHint, seedIfEmpty } from '#cli/operator/first-start.ts';
import { createLog } from '#cli/operator/log.ts';
import { openDatabase } from '#cli/operator/open-database.ts';
import { loadSettings, type OnEnd, runCommand, runWithCleanup } from '#cli/operator/operator.ts';
import { drain, listenOn, respondWhileStarting, siteAddressOf } from '#cli/server/serve.ts';
import { buildServices } from '#cli/server/services.ts';
import { watchChanges } from '#db/changes.ts';
import { countRefusals } from '#http/limits/refusal-counts.ts';
import type * as HttpServer from '#http/server.ts';
import type { Settings } from '#settings.ts';

await runCommand(async () => {
  const settings = loadSettings();
  const log = createLog(settings.logLevel);
  await runWithCleanup(log, (onEnd) => serveSource(settings, log, onEnd));
});

async function serveSource(settings: Settings, log: Logger, onEnd: OnEnd): Promise<void> {
  const { db, url } = await openDatabase(settings, log, onEnd);
  const changes = watchChanges(url);
  onEnd(changes.close);
  if (settings.seed) await seedIfEmpty(db, log);

  let handle = respondWhileStarting(settings);
  const server = createHttpServer((request, response) => handle(request, response));
  const port = await listenOn(server, settings);
  onEnd(() => drain(server));
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  onEnd(() => vite.close());
  const origin = siteAddressOf(settings, port);
  const services = await buildServices(settings, { db, log, origin, changes });
  const refusals = countRefusals(log);
  const serverServices = {
    ...services,
    refusals,
    browserFiles: null,
    readiness: { draining: false },
    // Each request gets a new server, so metrics would always be 0.
    metricsToken: undefined,
  };
  handle = (request, response) =>
    vite.middlewares(request, response, () => respond(vite, serverServices, request, response));
  log.info(`Tabayyan is ready, reloading as you edit: ${origin}`);
  await logFirstEditorHint(db, log);
}

async function respond(
  vite: ViteDevServer,
  services: HttpServer.ServerServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const module = (await vite.ssrLoadModule('./http/server.ts')) as typeof HttpServer;
  module.createServer(services)(request, response);
}
