import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '#db/client.ts';
import { addStarterListings } from '#domain/listing/starter.ts';
import type * as HttpServer from '#http/server.ts';
import { buildIfChanged } from './build.ts';
import { loadSettings } from './environment.ts';
import { createLog } from './log.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './operator-error.ts';
import { listen, stopOnSignal } from './serve.ts';

const BUILD = resolve(import.meta.dirname, '../build');

await runCommand(async () => {
  const settings = loadSettings();
  const log = createLog(settings.logLevel);
  await buildIfChanged((line) => log.info(line));
  // The port first: it is known to be free before anything is started that would have to be stopped.
  let respond: (request: Request) => Response | Promise<Response> = starting;
  const { server, port } = await listen(settings, (request) => respond(request));
  const database = await openDatabase(settings, log).catch((error: unknown) => {
    server.close();
    throw error;
  });
  if (settings.seed) await fillEmpty(database.db, log);

  const { createServer }: typeof HttpServer = await import(`${BUILD}/server/index.js`);
  const readiness = { draining: false };
  const http = createServer({
    db: database.db,
    log,
    origin: settings.origin ?? `http://localhost:${port}`,
    links: settings.links,
    browserFiles: `${BUILD}/client`,
    readiness,
  });
  respond = (request) => http.fetch(request);
  stopOnSignal(server, log, {
    drain: () => {
      readiness.draining = true;
    },
    close: database.close,
  });
  log.info(`Tabayyan is ready: ${settings.origin ?? `http://localhost:${port}`}`);
});

function starting(): Response {
  return Response.json({ error: 'starting' }, { status: 503, headers: { 'Retry-After': '2' } });
}

async function fillEmpty(db: Database, log: Logger): Promise<void> {
  const added = await addStarterListings(db);
  if (added > 0) log.info(`added ${added} starter listings`);
}
