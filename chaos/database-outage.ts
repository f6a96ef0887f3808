import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '#bench/rig/ask.ts';
import { addedId, type Editor, editorAt } from '#chaos/rig/editor.ts';
import { isReady, type Server, startServer, until, within } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { searchPath } from '#chaos/rig/visits.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { atEnd, scratchFolder } from '#tests/rig/processes.ts';

const MAX_ANSWER_MS = 5_000;
const NOTIFIED_AGAIN_MS = 1_500;
const COIN = { name: 'Outage', description: 'At first.', image: '/logos/bitcoin.svg' };
const UNCACHED = ['/en/search?q=bitcoin', '/api/coins', '/api/coins/bitcoin', '/readyz'];
const CACHED = ['/en', '/coin/bitcoin', '/en/exchange'];

/** PostgreSQL at `DATABASE_URL` stops and restarts while the server runs. */
export const databaseOutage: Trial = {
  tried: 'PostgreSQL stopped, asked without it, started again',
  full: 20,
  short: 2,
  run: async (rounds, losses) => {
    const dataDir = await scratchFolder();
    const start = () => startEmbeddedPostgres({ dataDir, log: () => {} });
    let database = await start();
    const end = atEnd(() => database.stop());
    const { url } = database;
    const server = await startServer({ environment: { DATABASE_URL: url } });
    const editor = await editorAt(server, url);
    const id = addedId(await editor.add(COIN, crypto.randomUUID())) ?? '';
    const recoveries: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      // Pages are cached once the server is notified of edits again.
      await sleep(NOTIFIED_AGAIN_MS);
      for (const path of CACHED) await expectStatus(server, path, 200, 'before', losses);
      await database.stop();
      await beWithout(server, editor, { id, round }, losses);
      database = await start();
      const startedMs = performance.now();
      await until(() => isReady(server.port), 'the site does not find its database again');
      recoveries.push(performance.now() - startedMs);
      await expectStatus(server, searchPath(round), 200, 'afterwards', losses);
      const { status } = await editor.edit(id, { ...COIN, description: `Round ${round}.` }, round);
      losses.expect(status === 302, `an edit afterwards answered ${status}`);
    }
    await server.stop();
    await end();
    return {
      times: `${rounds} rounds`,
      recoveryMs: Math.max(...recoveries),
      summary: 'cached pages answered, the others 503',
    };
  },
};

async function beWithout(
  server: Server,
  editor: Editor,
  { id, round }: { id: string; round: number },
  losses: Losses,
): Promise<void> {
  for (const path of CACHED) await expectStatus(server, path, 200, 'without', losses);
  for (const path of [searchPath(1_000 + round), ...UNCACHED]) {
    await expectStatus(server, path, 503, 'without', losses);
  }
  await expectStatus(server, '/healthz', 200, 'without', losses);
  const { status } = await editor.edit(id, { ...COIN, description: 'Never.' }, round);
  losses.expect(status === 503, `an edit without a database answered ${status}`);
}

async function expectStatus(
  { port }: Server,
  path: string,
  expected: number,
  when: string,
  losses: Losses,
): Promise<void> {
  const status = await within(MAX_ANSWER_MS, ask(port, path)).then(
    (response) => response.status,
    (error: Error) => error.message,
  );
  losses.expect(status === expected, `${path.split('?')[0]} ${when}: ${status}`);
}
