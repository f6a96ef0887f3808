import { setTimeout as sleepMs } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ask } from '#bench/rig/ask.ts';
import { isReady, type Server, startServer, until, within } from '#chaos/rig/server.ts';
import { type ChaosRun, newLosses, type Verdict } from '#chaos/rig/trial.ts';
import { searchPath } from '#chaos/rig/visits.ts';
import { connect } from '#db/client.ts';

const KEPT = ['/en', '/coin/bitcoin', '/en/exchange'];
/** More than the server's database connections. */
const AT_ONCE = 60;
const KEPT_LIMIT_MS = 500;
const REFUSED_LIMIT_MS = 15_000;

/** A lock on the listings occupies all database connections: cached pages answer, others 503, then the server recovers. */
export async function tryFullPool({ isShort }: ChaosRun): Promise<Verdict> {
  return fillPoolInRounds(isShort ? 1 : 5);
}

/** The same for this number of rounds. */
export async function fillPoolInRounds(rounds: number): Promise<Verdict> {
  const server = await startServer();
  // The market's first figures arrive just after the start and clear the page cache.
  await sleepMs(500);
  const losses = newLosses();
  const recoveries: number[] = [];
  const refusals: number[] = [];
  const { db, close } = connect(server.databaseUrl, { connections: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const path of KEPT) await ask(server.port, path);
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
    tried: `a lock that holds every connection; ${AT_ONCE} unkept pages and API answers at once`,
    times: `${rounds} rounds, ${rounds * AT_ONCE} requests`,
    lost: losses.count,
    recoveryMs: Math.max(...recoveries),
    isPassed: losses.count === 0,
    note:
      losses.tell() ||
      `all refused with 503 within ${(Math.max(...refusals) / 1_000).toFixed(1)} s`,
  };
}

// Returns the milliseconds until the last request was refused.
async function holdUp(
  { port }: Server,
  round: number,
  losses: ReturnType<typeof newLosses>,
): Promise<number> {
  const startedMs = performance.now();
  const waiting = Array.from({ length: AT_ONCE }, (_, n) => {
    const path = n % 2 ? `/en/search?q=bit&round=${round}&n=${n}` : '/api/coins';
    const response = within(REFUSED_LIMIT_MS, ask(port, path));
    return response.then(
      ({ status }) => losses.expect(status === 503, `a page that waits for the lock: ${status}`),
      (error: Error) => losses.add(`a page that waits for the lock: ${error.message}`),
    );
  });
  await sleepMs(1_000);
  for (const path of KEPT) {
    const answer = await within(KEPT_LIMIT_MS, ask(port, path)).catch(() => null);
    losses.expect(answer?.status === 200, `a kept page: ${answer?.status ?? 'no answer in time'}`);
  }
  await Promise.all(waiting);
  return performance.now() - startedMs;
}
