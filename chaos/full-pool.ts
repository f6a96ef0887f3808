import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ask } from '#bench/rig/ask.ts';
import { isReady, type Server, startServer, until, within } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { searchPath } from '#chaos/rig/visits.ts';
import { connect } from '#db/client.ts';

const CACHED = ['/en', '/coin/bitcoin', '/en/exchange'];
/** More than the server's database connections. */
const AT_ONCE = 60;
const MAX_CACHED_MS = 500;
const MAX_REFUSED_MS = 15_000;

/** A lock on the listings occupies all database connections: cached pages are served, others 503, then the server recovers. */
export const fullPool: Trial = {
  tried: `a lock that holds every connection; ${AT_ONCE} uncached pages and API answers at once`,
  full: 5,
  short: 1,
  run: async (rounds, losses) => {
    const server = await startServer();
    // The market's first figures arrive just after the start and clear the page cache.
    await sleep(500);
    const recoveries: number[] = [];
    const refusals: number[] = [];
    const { db, close } = connect(server.databaseUrl, { connections: 1 });
    for (let round = 0; round < rounds; round += 1) {
      for (const path of CACHED) await ask(server.port, path);
      await db.transaction(async (tx) => {
        await tx.execute(sql`lock table listings in access exclusive mode`);
        refusals.push(await holdUp(server, round, losses));
      });
      recoveries.push(await until(() => isReady(server.port), 'not ready after the lock'));
      const { status } = await ask(server.port, searchPath(round));
      losses.expect(status === 200, `a search afterwards answered ${status}`);
    }
    await close();
    await server.stop();
    return {
      times: `${rounds} rounds, ${rounds * AT_ONCE} requests`,
      recoveryMs: Math.max(...recoveries),
      summary: `all refused with 503 within ${(Math.max(...refusals) / 1_000).toFixed(1)} s`,
    };
  },
};

// Returns the milliseconds until the last request was refused.
async function holdUp({ port }: Server, round: number, losses: Losses): Promise<number> {
  const startedMs = performance.now();
  const waiting = Array.from({ length: AT_ONCE }, (_, n) => {
    const path = n % 2 ? `/en/search?q=bit&round=${round}&n=${n}` : '/api/coins';
    const response = within(MAX_REFUSED_MS, ask(port, path));
    return response.then(
      ({ status }) => losses.expect(status === 503, `a page that waits for the lock: ${status}`),
      (error: Error) => losses.add(`a page that waits for the lock: ${error.message}`),
    );
  });
  await sleep(1_000);
  for (const path of CACHED) {
    const response = await within(MAX_CACHED_MS, ask(port, path)).catch(() => null);
    losses.expect(
      response?.status === 200,
      `a cached page: ${response?.status ?? 'no answer in time'}`,
    );
  }
  await Promise.all(waiting);
  return performance.now() - startedMs;
}
