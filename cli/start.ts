import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { closingAfter, type OnEnd } from '#cli/operator/closing.ts';
import { loadSettings } from '#cli/operator/environment.ts';
import { tellOfFirstEditor } from '#cli/operator/first-editor.ts';
import { createLog } from '#cli/operator/log.ts';
import { openDatabase } from '#cli/operator/open-database.ts';
import { runCommand } from '#cli/operator/operator-error.ts';
import { warnOfOtherSecret } from '#cli/server/other-secret.ts';
import { addressOf, listen, retire, starting } from '#cli/server/serve.ts';
import { startWarnings } from '#cli/server/start-warnings.ts';
import { fillEmpty } from '#cli/server/starter.ts';
import { startWorkers, work } from '#cli/server/workers.ts';
import { type Database, SERVER_STATEMENT_MILLISECONDS } from '#db/client.ts';
import { DAMAGED_NOTE, sweepUploads } from '#domain/upload/sweep-uploads.ts';
import { countRefusals } from '#http/limits/refusal-counts.ts';
import type { Settings } from '#settings.ts';
import { buildIfChanged } from './build.ts';

await runCommand(async () => {
  const settings = loadSettings();
  const log = createLog(settings.logLevel);
  if (cluster.isWorker) return work(settings, log);
  for (const warning of startWarnings(settings, process.getuid?.())) log.warn(warning);
  await buildIfChanged((line) => log.info(line));
  const serve = settings.workers === 1 ? serveSite : serveByWorkers;
  await closingAfter(log, (onEnd) => serve(settings, log, onEnd));
});

async function serveSite(settings: Settings, log: Logger, onEnd: OnEnd): Promise<void> {
  // The port first: where it is taken, nothing else has been started yet.
  let respond = starting(settings);
  const refusals = countRefusals(log);
  const { server, port, drain } = await listen(settings, (...asked) => respond(...asked), {
    refused: refusals,
  });
  onEnd(async () => {
    server.close();
    refusals.flush();
  });
  const loading = import('#cli/server/site.ts');
  // Told below, where it is waited for.
  loading.catch(() => {});
  const options = { statementMilliseconds: SERVER_STATEMENT_MILLISECONDS };
  const { db, url } = await openDatabase(settings, log, onEnd, options);
  await prepare(db, settings, log);

  const origin = addressOf(settings, port);
  const { openSite } = await loading;
  const site = await openSite(settings, { db, url, origin, log, refusals }, onEnd);
  respond = site.respond;
  onEnd(() => retire(site.readiness, drain));
  log.info(`Tabayyan is ready: ${origin}`);
  await tellOfFirstEditor(db, log);
  // Kept now: a server that is killed would keep nothing.
  flushCompileCache();
}

async function serveByWorkers(settings: Settings, log: Logger, onEnd: OnEnd): Promise<void> {
  const { server, port, drain } = await listen(settings, starting(settings));
  onEnd(async () => void server.close());
  const { db, url } = await openDatabase(settings, log, onEnd);
  await prepare(db, settings, log);

  // The port is the workers' from here on.
  await drain();
  const environment = { PORT: String(port), DATABASE_URL: url };
  const { ready, stop } = startWorkers(settings.workers, environment, log);
  onEnd(stop);
  await ready;
  log.info(`Tabayyan is ready, in ${settings.workers} processes: ${addressOf(settings, port)}`);
  await tellOfFirstEditor(db, log);
}

async function prepare(db: Database, settings: Settings, log: Logger): Promise<void> {
  await warnOfOtherSecret(db, settings, log);
  if (settings.seed) await fillEmpty(db, log);
  try {
    const swept = await sweepUploads(db, join(settings.dataDir, 'uploads'));
    if (swept === 'damaged note') log.warn(DAMAGED_NOTE);
  } catch (error) {
    log.error({ err: error }, 'uploads were not swept');
  }
}
