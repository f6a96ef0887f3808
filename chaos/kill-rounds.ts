import { setTimeout as sleep } from 'node:timers/promises';
import { page } from '#bench/rig/ask.ts';
import { databasePid } from '#bench/rig/site.ts';
import { type Editor, editorAt } from '#chaos/rig/editor.ts';
import { isReady, killDatabase, type Server, startServer, until } from '#chaos/rig/server.ts';
import type { Trial } from '#chaos/rig/trial.ts';
import { type Book, compare, newBook, sendAgain, writeUntil } from '#chaos/rig/written.ts';

const WRITERS = 4;
const MAX_RECOVERY_MS = 5_000;
/** Processes to kill, in turn. */
const VICTIMS = ['server', 'database', 'both'] as const;
/** Rounds between full comparisons of files and rows; each round compares its own. */
const COMPARE_ALL_EVERY = 50;

/** `kill -9` of the server, of PostgreSQL and of both, in turn, while editors write through the admin's forms. */
export const kills: Trial = {
  tried: `kill -9 of the server, of PostgreSQL and of both, in turn, under ${WRITERS} editors' forms`,
  full: 300,
  short: 3,
  run: async (rounds, losses) => {
    const server = await startServer();
    const book = newBook();
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // A new editor per round: uploads are limited by editor.
      const editor = await editorAt(server, server.databaseUrl);
      recoveries.push(await killOnce(server, editor, round, book));
      await sendAgain(editor, book, losses);
      const isDue = round % COMPARE_ALL_EVERY === 0 || round === rounds - 1;
      if (isDue) await compare(book, server, losses);
      if (round % 25 === 24) console.log(`  ${round + 1} rounds, ${book.acknowledged} writes`);
    }
    const [shown] = [...book.coins].at(-1) ?? [];
    await page(server.port, `/en/coin/${shown}`);
    await server.stop();
    const late = recoveries.filter((recoveryMs) => recoveryMs > MAX_RECOVERY_MS).length;
    return {
      times: `${rounds} rounds, ${book.acknowledged} acknowledged writes`,
      recoveryMs: Math.max(...recoveries),
      isWithinLimits: late === 0 && book.acknowledged > rounds,
      figures: `ready later than in 5 s: ${late}`,
    };
  },
};

async function killOnce(
  server: Server,
  editor: Editor,
  round: number,
  book: Book,
): Promise<number> {
  const victim = VICTIMS[round % VICTIMS.length];
  const end = new AbortController();
  const writers = Array.from({ length: WRITERS }, (_, place) =>
    writeUntil(end.signal, editor, `Round ${round} writer ${place}`, book),
  );
  const before = book.acknowledged;
  await until(async () => book.acknowledged > before, 'nothing is acknowledged');
  // A random moment: between two statements, in a COMMIT, in the middle of a file.
  await sleep(150 + Math.random() * 350);
  const databaseBefore = victim === 'server' ? 0 : await killDatabase(server.dataDir);
  const killedMs = performance.now();
  if (victim !== 'database') await server.kill();
  // Editors who are still answered continue to write during the recovery.
  end.abort();
  await Promise.all(writers);
  if (victim !== 'database') return server.start();
  await until(async () => {
    const isAnother = (await databasePid(server.dataDir)) !== databaseBefore;
    return isAnother && (await isReady(server.port));
  }, 'the site is not ready again after its database was killed');
  return performance.now() - killedMs;
}
