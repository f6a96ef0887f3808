import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Outbound } from '#cli/server/services.ts';
import { readSettings } from '#settings.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { newDatabase } from './database.ts';
import type { Template } from './templates.ts';

export interface Site extends Omit<BuiltSite, 'close'> {
  /** For a command in a separate process. */
  databaseUrl: string;
  /** Folder of pictures and mails. */
  dataDir: string;
  stop(): Promise<void>;
}

/** Fails every request to an outside service. */
const CUT_OFF: Outbound = { fetch: () => Promise.reject(new TypeError('no network in this test')) };

/** Starts the built site on a free port and a new database; `outside` is its only way to other services. */
export async function startSite(
  template: Template = 'starter',
  {
    environment = {},
    outside = CUT_OFF,
    log = pino({ level: 'silent' }),
    build,
  }: {
    environment?: Record<string, string>;
    outside?: Outbound;
    log?: Logger;
    /** Folder of a build, by default this checkout's. */
    build?: string;
  } = {},
): Promise<Site> {
  const database = await newDatabase(template);
  const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-site-'));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    // Tests send many requests from one address.
    API_LIMIT: '0',
    ...environment,
  });
  const removeData = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const opening = openBuiltSite(settings, database, outside, log, build);
  void opening.catch(removeData);
  const { close, ...site } = await opening;
  const stop = async () => {
    await close();
    await removeData();
  };
  return { ...site, databaseUrl: database.url, dataDir, stop };
}
