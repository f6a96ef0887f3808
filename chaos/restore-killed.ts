import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Trial } from '#chaos/rig/trial.ts';
import { connect, type Database } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { sweepUploads } from '#domain/upload/sweep-uploads.ts';
import { folderStore } from '#domain/upload/upload-store.ts';
import { atEnd, ROOT, scratchFolder } from '#tests/rig/processes.ts';
import { newListing } from '#tests/samples/listings.ts';

const PICTURES = 200;
const LISTINGS = 400;

/** `npm run data -- restore` killed at random moments leaves either the previous data or the whole backup. */
export const killedRestores: Trial = {
  tried: '`npm run data -- restore` killed at a random moment, then swept as at a start',
  full: 30,
  short: 3,
  run: async (rounds, losses) => {
    const folder = await scratchFolder();
    const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
    const end = atEnd(stop);
    await migrate(url);
    const { db, close } = connect(url, { connections: 2 });
    const uploads = join(folder, 'uploads');
    const environment = { DATABASE_URL: url, DATA_DIR: folder };
    await fill(db, uploads, 'backed-up', PICTURES);
    const backup = join(folder, 'site.backup');
    await run(environment, 'backup', backup);
    const wholeMs = await timed(() => run(environment, 'restore', backup, '--replace'));
    const whole = await stateOf(db, uploads);
    let taken = 0;
    for (let round = 0; round < rounds; round += 1) {
      await fill(db, uploads, `own-${round}`, 3);
      const before = await stateOf(db, uploads);
      await killAfter(Math.random() * wholeMs * 1.1, environment, 'restore', backup, '--replace');
      // A start of the server does this too.
      await sweepUploads(db, folderStore(uploads));
      const after = await stateOf(db, uploads);
      const isTaken = after.rows === whole.rows;
      taken += isTaken ? 1 : 0;
      losses.expect(isTaken || after.rows === before.rows, 'rows that are neither old nor new');
      const needed = isTaken ? whole.files : before.files;
      for (const [name, bytes] of needed) {
        const isNamed = after.rows.includes(name);
        losses.expect(!isNamed || after.files.get(name) === bytes, 'the picture of a row');
      }
      const strays = [...after.files.keys()].filter((name) => !name.endsWith('.webp'));
      losses.expect(strays.length === 0, 'something left in the folder');
      const isMore = [...after.files.keys()].some((name) => !before.files.has(name));
      losses.expect(isTaken || !isMore, 'a picture of a restore that was not');
    }
    await close();
    await end();
    return {
      times: `${rounds} rounds of ${LISTINGS} listings and ${PICTURES} pictures`,
      summary: `${taken} came to their end, the others changed nothing`,
    };
  },
};

// Replaces all existing data.
async function fill(db: Database, uploads: string, name: string, pictures: number): Promise<void> {
  await rm(uploads, { recursive: true, force: true });
  await mkdir(uploads);
  const names = Array.from({ length: pictures }, () => `${randomBytes(16).toString('hex')}.webp`);
  for (const file of names) await writeFile(join(uploads, file), randomBytes(20_000));
  await db.execute(sql`truncate listings, listing_texts, listing_changes cascade`);
  const count = name === 'backed-up' ? LISTINGS : 10;
  await addUnrecorded(
    db,
    Array.from({ length: count }, (_, n) => ({
      ...newListing({ kind: 'coin', id: `${name}-${n}` }),
      image: `/uploads/${names[n % names.length]}`,
    })),
  );
}

async function stateOf(db: Database, uploads: string) {
  const [row] = await db.execute<{ rows: string }>(
    sql`select string_agg(to_jsonb(l)::text, ',' order by kind, id) as rows from listings l`,
  );
  const files = new Map<string, string>();
  for (const name of await readdir(uploads)) {
    files.set(name, (await readFile(join(uploads, name))).toString('base64'));
  }
  return { rows: row?.rows ?? '', files };
}

function start(environment: Record<string, string>, ...args: string[]) {
  const options = { cwd: ROOT, env: { ...process.env, ...environment }, stdio: 'ignore' } as const;
  return spawn(process.execPath, ['cli/data.ts', ...args], options);
}

async function run(environment: Record<string, string>, ...args: string[]): Promise<void> {
  const [code] = await once(start(environment, ...args), 'exit');
  if (code !== 0) throw new Error(`data ${args[0]} ended with ${code}`);
}

async function killAfter(ms: number, environment: Record<string, string>, ...args: string[]) {
  const child = start(environment, ...args);
  const ended = once(child, 'exit');
  await Promise.race([sleep(ms), ended]);
  child.kill('SIGKILL');
  await ended;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}
