import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type * as HttpServer from '#http/server.ts';
import type { Settings } from '#settings.ts';
import { buildIfChanged } from './build.ts';
import { closingAfter, type OnEnd } from './closing.ts';
import { loadSettings } from './environment.ts';
import { tellOfFirstEditor } from './first-editor.ts';
import { createLog } from './log.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './operator-error.ts';
import { drain, type Fetch, listen } from './serve.ts';
import { buildServices } from './services.ts';
import { fillEmpty } from './starter.ts';

const BUILD = resolve(import.meta.dirname, '../build');

await runCommand(async () => {
  const settings = loadSettings();
  const log = createLog(settings.logLevel);
  await buildIfChanged((line) => log.info(line));
  await closingAfter(log, (onEnd) => serveSite(settings, log, onEnd));
});

async function serveSite(settings: Settings, log: Logger, onEnd: OnEnd): Promise<void> {
  // The port first: where it is taken, nothing else has been started yet.
  let respond: Fetch = starting;
  const { server, port } = await listen(settings, (...asked) => respond(...asked));
  onEnd(async () => void server.close());
  const db = await openDatabase(settings, log, onEnd);
  if (settings.seed) await fillEmpty(db, log);

  const { createServer }: typeof HttpServer = await import(
    pathToFileURL(join(BUILD, 'server/index.js')).href
  );
  const origin = settings.origin ?? `http://localhost:${port}`;
  const readiness = { draining: false };
  const services = await buildServices(settings, { db, log, origin });
  const http = createServer({ ...services, browserFiles: `${BUILD}/client`, readiness });
  respond = (...asked) => http.fetch(...asked);
  // Asked now, so that the first visitor does not wait for them.
  void services.market.get();
  void services.news.get();
  onEnd(() => {
    readiness.draining = true;
    return drain(server);
  });
  log.info(`Tabayyan is ready: ${origin}`);
  await tellOfFirstEditor(db, log);
}

function starting(request: Request): Response {
  if (new URL(request.url).pathname === '/healthz') return Response.json({ ok: true });
  return Response.json({ error: 'starting' }, { status: 503, headers: { 'Retry-After': '2' } });
}
