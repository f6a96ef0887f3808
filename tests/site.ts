import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Logger, pino } from 'pino';
import { listen, type Respond } from '#cli/serve.ts';
import { buildServices, type Outside } from '#cli/services.ts';
import { type Changes, watchChanges } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import type * as HttpServer from '#http/server.ts';
import { readSettings } from '#settings.ts';
import { newDatabase } from './database.ts';

const SERVER = pathToFileURL(resolve(import.meta.dirname, '../build/server/index.js')).href;
const BROWSER_FILES = resolve(import.meta.dirname, '../build/client');

export interface Site {
  url: string;
  db: Database;
  changes: Changes;
  readiness: { draining: boolean };
  stop(): Promise<void>;
}

/** No way outside: every service is as good as down. */
const CUT_OFF: Outside = { fetch: () => Promise.reject(new TypeError('no network in this test')) };

/** The built site on a free port, on a database of its own; outside it reaches only what the test gives it. */
export async function startSite(
  template: 'empty' | 'starter' = 'starter',
  {
    environment = {},
    outside = CUT_OFF,
    log = pino({ level: 'silent' }),
  }: { environment?: Record<string, string>; outside?: Outside; log?: Logger } = {},
): Promise<Site> {
  const database = await newDatabase(template);
  const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-site-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, ...environment });
  const { createServer }: typeof HttpServer = await import(SERVER);
  const readiness = { draining: false };
  const changes = watchChanges(database.url);
  let respond: Respond = (_, answer) => answer.end();
  const { server, port, drain } = await listen(settings, (...asked) => respond(...asked));
  const url = `http://localhost:${port}`;
  const services = await buildServices(
    settings,
    { db: database.db, log, origin: url, changes },
    outside,
  );
  respond = createServer({ ...services, browserFiles: BROWSER_FILES, readiness });
  const stop = async () => {
    server.closeAllConnections();
    await drain();
    await changes.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, db: database.db, changes, readiness, stop };
}
