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
  /** For a command in a process of its own. */
  databaseUrl: string;
  /** Where it keeps what is in no table: pictures, mails. */
  dataDir: string;
  stop(): Promise<void>;
}

/** No way outside: every service is as good as down. */
const CUT_OFF: Outbound = { fetch: () => Promise.reject(new TypeError('no network in this test')) };

/** The built site on a free port, on a database of its own; outside it reaches only what the test gives it. */
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
    /** Folder of another build than this checkout's. */
    build?: string;
  } = {},
): Promise<Site> {
  const database = await newDatabase(template);
  const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-site-'));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    // Tests ask much, and all from one address.
    API_LIMIT: '0',
    ...environment,
  });
  const { close, ...site } = await openBuiltSite(settings, database, outside, log, build);
  const stop = async () => {
    await close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...site, databaseUrl: database.url, dataDir, stop };
}
