import { Worker } from 'node:worker_threads';
import { type Bystander, lookOnFor, percentileOf } from '#chaos/rig/bystander.ts';
import { pinApart } from '#chaos/rig/cores.ts';
import { editorCookie } from '#chaos/rig/editor.ts';
import { startServer } from '#chaos/rig/server.ts';
import { type ChaosRun, newLosses, type Verdict } from '#chaos/rig/trial.ts';
import { searchPath } from '#chaos/rig/visits.ts';
import { median } from '#tests/rig/percentile.ts';

const CONNECTIONS = 400;
const MOST_SEARCH_MS = 150;
const MOST_ADMIN_MS = 500;
const SECONDS = 6;

/** A visitor with 400 connections, each of which sends a search as soon as the previous is answered. */
export async function tryGreedyVisitor({ isShort }: ChaosRun): Promise<Verdict> {
  return starveInRounds(isShort ? 1 : 5);
}

/** The same for this number of rounds. */
export async function starveInRounds(rounds: number): Promise<Verdict> {
  const server = await startServer();
  const cookie = await editorCookie(server.databaseUrl);
  const cores = await pinApart(server);
  const losses = newLosses();
  const bystanders: Bystander[] = [
    { name: 'search', from: '127.0.0.2', pathOf: searchPath, pauseMs: 50 },
    {
      name: 'admin',
      from: '127.0.0.3',
      pathOf: () => '/admin/dashboard',
      pauseMs: 50,
      headers: { Cookie: cookie },
    },
    { name: 'kept page', from: '127.0.0.4', pathOf: () => '/en/coin/bitcoin', pauseMs: 5 },
  ];
  const visit = { port: server.port, seconds: SECONDS };
  await lookOnFor(visit, bystanders);
  const quiet: number[][] = [];
  const flooded: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await lookOnFor(visit, bystanders);
    const meanwhile = await lookOnFor(visit, bystanders, (end) => flood(server.port, end));
    quiet.push(before.map((seen) => percentileOf(seen, 0.5)));
    flooded.push(meanwhile.map((seen) => percentileOf(seen, 0.5)));
    for (const [place, { failed }] of meanwhile.entries()) {
      for (let n = 0; n < failed; n += 1) losses.add(`${bystanders[place]?.name} was not answered`);
    }
  }
  await server.stop();
  const medianAt = (all: number[][], place: number) => median(all.map((row) => row[place] ?? 0));
  return {
    tried: `one visitor with ${CONNECTIONS} connections that search as fast as they are answered`,
    times: `${rounds} rounds of ${SECONDS} s`,
    lost: losses.count,
    isPassed:
      losses.count === 0 &&
      medianAt(flooded, 0) <= MOST_SEARCH_MS &&
      medianAt(flooded, 1) <= MOST_ADMIN_MS,
    note: [
      `p50 quiet → flooded: ${bystanders
        .map(
          ({ name }, place) =>
            `${name} ${medianAt(quiet, place).toFixed(1)} → ${medianAt(flooded, place).toFixed(1)} ms`,
        )
        .join(', ')}`,
      cores,
      losses.tell(),
    ]
      .filter(Boolean)
      .join('; '),
  };
}

// A separate thread, so that bystanders measure the delay of the server, not of this process.
async function flood(port: number, end: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./greedy-connections.ts', import.meta.url), {
    workerData: { port, connections: CONNECTIONS },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
    end.addEventListener('abort', () => void worker.terminate());
  });
}
