import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { drain, listen } from '#cli/serve.ts';
import type { Database } from '#db/client.ts';
import type * as HttpServer from '#http/server.ts';
import { readSettings } from '#settings.ts';
import { newDatabase } from './database.ts';

const BUILD = resolve(import.meta.dirname, '../build');

export interface Site {
  url: string;
  db: Database;
  readiness: { draining: boolean };
  stop(): Promise<void>;
}

/** The built site on a free port, on a database of its own. */
export async function startSite(template: 'empty' | 'starter' = 'starter'): Promise<Site> {
  const database = await newDatabase(template);
  const settings = readSettings({ PORT: '0' });
  const { createServer }: typeof HttpServer = await import(`${BUILD}/server/index.js`);
  const readiness = { draining: false };
  let respond: (request: Request) => Response | Promise<Response> = () => new Response();
  const { server, port } = await listen(settings, (request) => respond(request));
  const url = `http://localhost:${port}`;
  const http = createServer({
    db: database.db,
    log: pino({ level: 'silent' }),
    origin: url,
    links: settings.links,
    browserFiles: `${BUILD}/client`,
    readiness,
  });
  respond = (request) => http.fetch(request);
  return { url, db: database.db, readiness, stop: () => stop(server, database.close) };
}

async function stop(server: Server, closeDatabase: () => Promise<void>): Promise<void> {
  server.closeAllConnections();
  await drain(server);
  await closeDatabase();
}
