import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { OnEnd } from '#cli/operator/operator.ts';
import { uploadStore } from '#cli/operator/upload-store.ts';
import { type Changes, watchChanges } from '#db/changes.ts';
import type { Connection } from '#db/client.ts';
import { openReads, type Reads } from '#db/standbys/reads.ts';
import { startJobs } from '#domain/job/jobs.ts';
import { createPageWatch } from '#domain/quote/page-watch.ts';
import { createRegisterWatch } from '#domain/register/fetch-register.ts';
import { sweepRegularly } from '#domain/upload/sweep-regularly.ts';
import { createListWatches } from '#domain/warning/fetch-lists.ts';
import type { RefusalCounts } from '#http/limits/refusal-counts.ts';
import { startPurging } from '#http/purge/purge.ts';
import type * as HttpServer from '#http/server.ts';
import type { Settings } from '#settings.ts';
import { connectionsOf } from './connections.ts';
import { readAhead } from './read-ahead.ts';
import type { Respond } from './serve.ts';
import { buildServices } from './services.ts';

const BUILD = resolve(import.meta.dirname, '../../build');
// Imported at the top level so that cli/start.ts loads the build while the database starts.
const { createServer }: typeof HttpServer = await import(
  pathToFileURL(join(BUILD, 'server/index.js')).href
);

const NO_NOTIFICATIONS =
  'the database at DATABASE_URL delivers no notifications, so no page is cached; a pooler in front must be a session pooler';

interface Opened extends Pick<Connection, 'db' | 'client'> {
  url: string;
  origin: string;
  log: Logger;
  refusals: RefusalCounts;
}

/** Assembles the built site on an open database. Returns its request handler and the readiness that `/readyz` reports. */
export async function openSite(
  settings: Settings,
  { db, client, url, origin, log, refusals }: Opened,
  onEnd: OnEnd,
): Promise<{ respond: Respond; readiness: { draining: boolean } }> {
  const changes = watchChanges(url, () => log.warn(NO_NOTIFICATIONS));
  onEnd(changes.close);
  const standbys = openStandbys(settings, { client, url, changes, log }, onEnd);
  const readiness = { draining: false };
  const reads = standbys?.db ?? db;
  const services = await buildServices(settings, { db, reads, log, origin, changes });
  const purging = settings.purge && startPurging(settings.purge, { db, fetch, changes, log });
  if (purging) onEnd(purging.stop);
  const respond = createServer({
    ...services,
    standbys,
    readiness,
    refusals,
    ...(purging && { purging }),
    browserFiles: `${BUILD}/client`,
  });
  void services.market.get();
  void services.news.get();
  const { backgroundChecks, warningLists } = settings;
  const watches = [
    createPageWatch(db),
    createRegisterWatch(db),
    ...createListWatches(db, warningLists),
  ];
  const jobs = startJobs({ db, news: services.news, origin, log }, { backgroundChecks, watches });
  onEnd(jobs.stop);
  const uploadSweep = sweepRegularly({ db, store: uploadStore(settings), log });
  onEnd(uploadSweep.stop);
  readAhead({ identifiers: services.identifiers, changes, log }, onEnd);
  return { respond, readiness };
}

// Before the caches, so that a change is known here first: they read from the standbys what it has dropped.
function openStandbys(
  { databaseReadUrls: urls, workers }: Settings,
  { client, url, changes, log }: Pick<Opened, 'client' | 'url' | 'log'> & { changes: Changes },
  onEnd: OnEnd,
): Reads | undefined {
  if (urls.length === 0) return undefined;
  const primary = { client, url };
  const reads = openReads({ primary, urls, changes, log, connections: connectionsOf(workers) });
  onEnd(reads.close);
  return reads;
}
