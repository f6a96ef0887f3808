import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Client from '#db/client.ts';
import type * as Embedded from '#db/embedded/embedded.ts';
import type * as Migrate from '#db/migrate.ts';
import type * as Save from '#domain/listing/change/save.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { atEnd, ROOT } from '#tests/rig/processes.ts';
import { makeListings } from './listings.ts';

export const SMALL = 1_000;
export const LARGE = 100_000;

const FOLDER = join(ROOT, 'bench/data');
const FILL_SECONDS = 'fill-seconds';
const MAX_UNUSED_MS = 24 * 3_600_000;
const LISTINGS_AT_ONCE = 2_000;
/** Inputs that determine the contents of the data folder. */
const MAKERS = ['listings.ts', 'rulings.ts', 'words.ts', 'texts.ts'].map((file) =>
  join(import.meta.dirname, file),
);

/** A data folder whose database holds the first `count` generated listings; created once and reused. */
export async function directoryOf(count: number, checkout = ROOT): Promise<string> {
  const folder = join(FOLDER, `${count}-${await hashMakers(checkout)}`);
  const now = new Date();
  if (existsSync(folder)) {
    await utimes(folder, now, now);
    return folder;
  }
  await forgetOld(now);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const startedMs = performance.now();
  console.log(`filling a directory with ${count} listings …`);
  await fill(unfinished, count, checkout);
  const seconds = (performance.now() - startedMs) / 1_000;
  await writeFile(join(unfinished, FILL_SECONDS), String(seconds));
  await rename(unfinished, folder);
  console.log(`… filled in ${seconds.toFixed(0)} s`);
  return folder;
}

/** The time that it took to fill this data folder. */
export async function fillSecondsOf(folder: string): Promise<number> {
  return Number(await readFile(join(folder, FILL_SECONDS), 'utf8').catch(() => Number.NaN));
}

/** A connection to the database of a data folder, which a server may use at the same time. */
export async function openDirectory(
  dataDir: string,
  checkout = ROOT,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { startEmbeddedPostgres } = await load<typeof Embedded>(
    checkout,
    'db/embedded/embedded.ts',
  );
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  return { url, close: atEnd(stop) };
}

// Removes folders of another schema that were not used for a while: half a gigabyte each.
async function forgetOld(now: Date): Promise<void> {
  for (const name of await readdir(FOLDER).catch(() => [])) {
    const path = join(FOLDER, name);
    const idleMs = now.getTime() - (await stat(path)).mtimeMs;
    if (idleMs > MAX_UNUSED_MS) await rm(path, { recursive: true, force: true });
  }
}

// Uses the code of the measured commit, with its triggers and columns.
async function fill(dataDir: string, count: number, checkout: string): Promise<void> {
  const { migrate } = await load<typeof Migrate>(checkout, 'db/migrate.ts');
  const { connect } = await load<typeof Client>(checkout, 'db/client.ts');
  const { addUnrecorded } = await load<typeof Save>(checkout, 'domain/listing/change/save.ts');
  const { url, close } = await openDirectory(dataDir, checkout);
  await migrate(url);
  const { db, close: disconnect } = connect(url, { connections: 1 });
  try {
    let some: Listing[] = [];
    for (const listing of makeListings(count)) {
      some.push(listing);
      if (some.length < LISTINGS_AT_ONCE) continue;
      await addUnrecorded(db, some);
      some = [];
    }
    if (some.length > 0) await addUnrecorded(db, some);
    await db.execute('vacuum (analyze)');
  } finally {
    await disconnect();
    await close();
  }
}

function load<Module>(checkout: string, file: string): Promise<Module> {
  return import(pathToFileURL(join(checkout, file)).href);
}

async function hashMakers(checkout: string): Promise<string> {
  const migrations = join(checkout, 'db/migrations');
  const sql = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort();
  const made = [
    ...sql.map((file) => join(migrations, file)),
    ...['change/save.ts', 'list/search-text.ts'].map((file) =>
      join(checkout, 'domain/listing', file),
    ),
    ...MAKERS,
  ];
  const hash = createHash('sha256');
  for (const file of made) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}
