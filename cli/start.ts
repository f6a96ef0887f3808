import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import type { Logger } from 'pino';
import { logFirstEditorHint, seedIfEmpty, startWarnings } from '#cli/operator/first-start.ts';
import { createLog } from '#cli/operator/log.ts';
import { openDatabase } from '#cli/operator/open-database.ts';
import { loadSettings, type OnEnd, runCommand, runWithCleanup } from '#cli/operator/operator.ts';
import { warnOfChangedSecret } from '#cli/server/secret.ts';
import {
  announceAndDrain,
  listen,
  type Respond,
  respondWhileStarting,
  siteAddressOf,
} from '#cli/server/serve.ts';
import { runWorker, startWorkers } from '#cli/server/workers.ts';
import { type Database, SERVER_STATEMENT_MS } from '#db/client.ts';
import { countRefusals } from '#http/limits/refusal-counts.ts';
import type { Settings } from '#settings.ts';
import { buildIfChanged } from './build.ts';

await runCommand(async () => {
  const settings = loadSettings();
  const log = createLog(settings.logLevel);
  if (cluster.isWorker) return runWorker(settings, log);
  for (const warning of startWarnings(settings, process.getuid?.())) log.warn(warning);
  const serve = settings.workers === 1 ? serveSite : serveByWorkers;
  await runWithCleanup(log, (onEnd) => serve(settings, log, onEnd));
});

async function serveSite(settings: Settings, log: Logger, onEnd: OnEnd): Promise<void> {
  // Listens first: if the port is in use, nothing else has been started.
  let respond = respondWhileStarting(settings);
  const refusals = countRefusals(log);
  const handle: Respond = (request, response) => respond(request, response);
  const { server, port, drain } = await listen(settings, handle, { refusalCounts: refusals, log });
  onEnd(async () => {
    server.close();
    refusals.flush();
  });
  const options = { statementMs: SERVER_STATEMENT_MS };
  // PostgreSQL's own process starts while this one looks whether to build.
  const opening = openDatabase(settings, log, onEnd, options);
  const loading = build(log, onEnd).then(() => import('#cli/server/site.ts'));
  loading.catch(() => {});
  const { db, client, url } = await opening;
  await prepare(db, settings, log);

  const origin = siteAddressOf(settings, port);
  const { openSite } = await loading;
  const site = await openSite(settings, { db, client, url, origin, log, refusals }, onEnd);
  respond = site.respond;
  onEnd(() => announceAndDrain(site.readiness, drain));
  logReady(log, settings, port);
  await logFirstEditorHint(db, log);
  // Written now because a killed server would not write it.
  flushCompileCache();
}

async function serveByWorkers(settings: Settings, log: Logger, onEnd: OnEnd): Promise<void> {
  const { server, port, drain } = await listen(settings, respondWhileStarting(settings));
  onEnd(async () => void server.close());
  const building = build(log, onEnd);
  building.catch(() => {});
  const { db, url } = await openDatabase(settings, log, onEnd);
  await prepare(db, settings, log);
  await building;

  // From here on the workers listen on the port.
  await drain();
  const environment = { PORT: String(port), DATABASE_URL: url };
  const { ready, stop } = startWorkers(settings.workers, environment, log);
  onEnd(stop);
  await ready;
  logReady(log, settings, port, `, in ${settings.workers} processes`);
  await logFirstEditorHint(db, log);
}

function logReady(log: Logger, settings: Settings, port: number, processes = ''): void {
  log.info(`Tabayyan is ready${processes}: ${siteAddressOf(settings, port)}`);
  // ORIGIN does not name a port that the system chose.
  if (settings.port === 0 && settings.origin) log.info(`listening on port ${port}`);
}

// A database that cannot be opened, as when Ctrl-C ends initdb, ends the start while the build runs.
function build(log: Logger, onEnd: OnEnd): Promise<void> {
  const ending = new AbortController();
  const building = buildIfChanged((line) => log.info(line), ending.signal);
  onEnd(async () => {
    ending.abort();
    await building.catch(() => {});
  });
  return building;
}

async function prepare(db: Database, settings: Settings, log: Logger): Promise<void> {
  await warnOfChangedSecret(db, settings, log);
  if (settings.seed) await seedIfEmpty(db, log);
}
