import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { listen, type Respond, siteAddressOf } from '#cli/server/serve.ts';
import { buildServices, type Outbound } from '#cli/server/services.ts';
import { type Changes, watchChanges } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { countRefusals } from '#http/limits/refusal-counts.ts';
import type * as HttpServer from '#http/server.ts';
import type { Settings } from '#settings.ts';

const BUILD = resolve(import.meta.dirname, '../../build');

export interface BuiltSite {
  url: string;
  db: Database;
  changes: Changes;
  readiness: { draining: boolean };
  /** Closes the site, but not the database. */
  close(): Promise<void>;
}

/** Opens the built site on an open database; `outside` is its only way to other services. */
export async function openBuiltSite(
  settings: Settings,
  { db, url: databaseUrl }: { db: Database; url: string },
  outside: Outbound,
  log: Logger,
  build = BUILD,
): Promise<BuiltSite> {
  const entry = pathToFileURL(join(build, 'server/index.js')).href;
  const { createServer }: typeof HttpServer = await import(entry);
  const readiness = { draining: false };
  const changes = watchChanges(databaseUrl);
  let respond: Respond = (_, answer) => answer.end();
  const refusals = countRefusals(log);
  const { server, port, drain } = await listen(settings, (...asked) => respond(...asked), {
    refusalCounts: refusals,
  });
  const url = `http://localhost:${port}`;
  const origin = siteAddressOf(settings, port);
  const services = await buildServices(settings, { db, log, origin, changes }, outside);
  respond = createServer({ ...services, browserFiles: join(build, 'client'), readiness, refusals });
  const close = async () => {
    server.closeAllConnections();
    await drain();
    refusals.flush();
    await changes.close();
  };
  return { url, db, changes, readiness, close };
}
