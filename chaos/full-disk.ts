import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '#bench/rig/ask.ts';
import { addedId, type Editor, editorAt, newPicture, uploadedPath } from '#chaos/rig/editor.ts';
import { type Server, startServer, until } from '#chaos/rig/server.ts';
import { type Losses, NotPossible, type Trial } from '#chaos/rig/trial.ts';
import { searchPath } from '#chaos/rig/visits.ts';
import { type Book, compare, newBook } from '#chaos/rig/written.ts';
import { atEnd, run, scratchFolder } from '#tests/rig/processes.ts';

const SIZE = '320m';
const REFUSALS = [503, 507];
/** More than PostgreSQL has preallocated for its write-ahead log. */
const MAX_ADDS = 4_000;
const REFUSED_ADDS = 10;

/** The data folder's file system is filled while an editor writes, then freed. */
export const fullDisk: Trial = {
  tried: `a ${SIZE} file system filled to the last byte while an editor writes, then room again`,
  full: 10,
  short: 1,
  run: async (rounds, losses) => {
    const dataDir = await smallDisk();
    const server = await startServer({ dataDir });
    const editor = await editorAt(server, server.databaseUrl);
    const book = newBook();
    const recoveries: number[] = [];
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const path of ['/en', '/coin/bitcoin']) await ask(server.port, path);
      const filler = join(dataDir, '../filler');
      fill(filler);
      refused += await writeInto(server, editor, round, { book, losses });
      await rm(filler);
      recoveries.push(
        await until(() => isTaken(editor, round, book), 'writes are refused for ever'),
      );
      await compare(book, server, losses);
    }
    await server.stop();
    return {
      times: `${rounds} rounds, ${book.acknowledged} acknowledged writes, ${refused} refused`,
      recoveryMs: Math.max(...recoveries),
      isWithinLimits: refused > 0,
      summary: 'writes 503 or 507, reads went on',
    };
  },
};

async function smallDisk(): Promise<string> {
  const mount = await scratchFolder();
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', mount]);
  } catch (error) {
    throw new NotPossible(`a small file system cannot be mounted here: ${error}`);
  }
  atEnd(async () => void (await run('umount', [mount])));
  const dataDir = join(mount, 'data');
  await mkdir(dataDir);
  return dataDir;
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  for (let bytes = 1_048_576; bytes >= 512; ) {
    try {
      writeSync(file, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      bytes /= 2;
    }
  }
  closeSync(file);
}

/** Writes until ten writes in a row are refused; returns the number of refusals. */
async function writeInto(
  { port }: Server,
  editor: Editor,
  round: number,
  { book, losses }: { book: Book; losses: Losses },
): Promise<number> {
  const upload = await editor.upload(await newPicture());
  losses.expect(upload.status === 507, `an upload answered ${upload.status}`);
  let refused = 0;
  for (let n = 0; n < MAX_ADDS && refused < REFUSED_ADDS; n += 1) {
    // Long texts that cannot be compressed.
    const description = Buffer.from(crypto.getRandomValues(new Uint8Array(6_000))).toString(
      'base64',
    );
    const coin = { name: `Disk ${round} coin ${n}`, description, image: '/logos/bitcoin.svg' };
    const response = await editor.add(coin, crypto.randomUUID());
    const id = addedId(response);
    if (id) {
      book.coins.set(id, coin);
      book.acknowledged += 1;
      continue;
    }
    refused += 1;
    losses.expect(REFUSALS.includes(response.status), `a form answered ${response.status}`);
    for (const path of ['/en', '/coin/bitcoin', searchPath(n), '/api/coins/bitcoin']) {
      const { status } = await ask(port, path);
      losses.expect(status === 200, `${path.split('?')[0]} answered ${status}`);
    }
  }
  return refused;
}

async function isTaken(editor: Editor, round: number, book: Book): Promise<boolean> {
  const image = await editor.upload(await newPicture()).then(uploadedPath, () => null);
  if (!image) return false;
  const coin = { name: `Room ${round}`, description: 'There is room again.', image };
  const id = await editor.add(coin, crypto.randomUUID()).then(addedId, () => null);
  if (!id) return false;
  book.pictures.add(image);
  book.coins.set(id, coin);
  book.acknowledged += 2;
  return true;
}
