import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { OnEnd } from '#cli/operator/operator.ts';
import { watchChanges } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { startFreshnessJobs } from '#domain/freshness/jobs.ts';
import { createRegisterWatch } from '#domain/licence/fetch-register.ts';
import { sweepRegularly } from '#domain/upload/sweep-regularly.ts';
import { createWatch } from '#domain/watch/watch.ts';
import type { RefusalCounts } from '#http/limits/refusals.ts';
import { startPurging } from '#http/purge/purge.ts';
import type * as HttpServer from '#http/server.ts';
import type { Settings } from '#settings.ts';
import type { Respond } from './serve.ts';
import { buildServices } from './services.ts';

const BUILD = resolve(import.meta.dirname, '../../build');
// Imported at the top level so that cli/start.ts loads the build while the database starts.
const { createServer }: typeof HttpServer = await import(
  pathToFileURL(join(BUILD, 'server/index.js')).href
);

const NO_NOTIFICATIONS =
  'the database at DATABASE_URL delivers no notifications, so no page is cached; a pooler in front must be a session pooler';

interface Opened {
  db: Database;
  url: string;
  origin: string;
  log: Logger;
  refusals: RefusalCounts;
}

/** Assembles the built site on an open database. Returns its request handler and the readiness that `/readyz` reports. */
export async function openSite(
  settings: Settings,
  { db, url, origin, log, refusals }: Opened,
  onEnd: OnEnd,
): Promise<{ respond: Respond; readiness: { draining: boolean } }> {
  const changes = watchChanges(url, () => log.warn(NO_NOTIFICATIONS));
  onEnd(changes.close);
  const readiness = { draining: false };
  const services = await buildServices(settings, { db, log, origin, changes });
  const parts = { ...services, readiness, refusals };
  const respond = createServer({ ...parts, browserFiles: `${BUILD}/client` });
  if (settings.purge) {
    onEnd(startPurging(settings.purge, { db, fetch, changes, log }).stop);
  }
  void services.market.get();
  void services.news.get();
  const { linkChecks } = settings;
  const freshnessJobs = startFreshnessJobs(
    { db, news: services.news, origin, log },
    { linkChecks, watches: [createWatch(db), createRegisterWatch(db)] },
  );
  onEnd(freshnessJobs.stop);
  const uploadSweep = sweepRegularly({ db, folder: join(settings.dataDir, 'uploads'), log });
  onEnd(uploadSweep.stop);
  services.identifiers
    .get()
    .catch((error: unknown) => log.error({ err: error }, 'listings were not read'));
  return { respond, readiness };
}
