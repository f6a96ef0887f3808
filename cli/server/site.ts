import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { OnEnd } from '#cli/operator/closing.ts';
import { watchChanges } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { keepLooking } from '#domain/freshness/jobs.ts';
import { sweepRegularly } from '#domain/upload/sweep-regularly.ts';
import type { RefusalCounts } from '#http/limits/refusal-counts.ts';
import type * as HttpServer from '#http/server.ts';
import type { Settings } from '#settings.ts';
import type { Respond } from './serve.ts';
import { buildServices } from './services.ts';

const BUILD = resolve(import.meta.dirname, '../../build');
// With this file and not later: whoever starts loads it while the database starts.
const { createServer }: typeof HttpServer = await import(
  pathToFileURL(join(BUILD, 'server/index.js')).href
);

const DEAF =
  'the database at DATABASE_URL does not tell of changes, so no page is kept; a pooler in front must lend whole sessions';

interface Opened {
  db: Database;
  url: string;
  origin: string;
  log: Logger;
  refusals: RefusalCounts;
}

/** The built site on an open database: what answers for it, and whether it wants requests. */
export async function openSite(
  settings: Settings,
  { db, url, origin, log, refusals }: Opened,
  onEnd: OnEnd,
): Promise<{ respond: Respond; readiness: { draining: boolean } }> {
  const changes = watchChanges(url, () => log.warn(DEAF));
  onEnd(changes.close);
  const readiness = { draining: false };
  const services = await buildServices(settings, { db, log, origin, changes });
  const parts = { ...services, readiness, refusals };
  const respond = createServer({ ...parts, browserFiles: `${BUILD}/client` });
  // Asked now, so that the first visitor does not wait for them.
  void services.market.get();
  void services.news.get();
  const { linkChecks } = settings;
  const looking = keepLooking({ db, news: services.news, origin, log }, { linkChecks });
  onEnd(looking.stop);
  const sweeping = sweepRegularly({ db, folder: join(settings.dataDir, 'uploads'), log });
  onEnd(sweeping.stop);
  services.identifiers
    .get()
    .catch((error: unknown) => log.error({ err: error }, 'listings were not read'));
  return { respond, readiness };
}
