import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { type Bystander, lookOnFor, percentileOf, type Seen } from '#chaos/rig/bystander.ts';
import { pinApart } from '#chaos/rig/cores.ts';
import { isReady, type Server, startServer } from '#chaos/rig/server.ts';
import { type ChaosRun, newLosses, type Verdict } from '#chaos/rig/trial.ts';
import { searchPath } from '#chaos/rig/visits.ts';
import { median } from '#tests/rig/percentile.ts';

const REQUESTS = 6_000;
const HEAP_MB = 512;
const MOST_MEMORY_MB = 400;
const MOST_SEARCH_MS = 1_000;
const MOST_SLOWDOWN = 2;
const SECONDS = 6;
const PAUSE_BETWEEN_FLOODS_MS = 1_500;

/** Uncached addresses, each with a changing part. */
const UNKEPT: ((n: number) => string)[] = [
  (n) => `/markets?q=${n}`,
  (n) => `/cryptocurrencies?page=${n + 1_000}`,
  (n) => `/coin/no-such-coin-${n}`,
  (n) => `/coin/bitcoin.data?x=${n}`,
  (n) => `/search.json?q=${n}`,
];

const KEPT: Bystander = {
  name: 'kept page',
  from: '127.0.0.2',
  pathOf: () => '/en/coin/bitcoin',
  pauseMs: 5,
};
const SEARCH: Bystander = { name: 'search', from: '127.0.0.3', pathOf: searchPath, pauseMs: 200 };

/** Thousands of requests in one packet, then a client abort, while bystanders load a cached page and search. */
export async function tryPipelinedRequests({ isShort }: ChaosRun): Promise<Verdict> {
  return pipelineInRounds(isShort ? 1 : 5);
}

/** The same for this number of rounds. */
export async function pipelineInRounds(rounds: number): Promise<Verdict> {
  const server = await startServer({
    environment: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
  });
  const cores = await pinApart(server);
  const losses = newLosses();
  const slowdowns: number[] = [];
  const kept: { quietMs: number; floodedMs: number }[] = [];
  let slowestSearchMs = 0;
  const visit = { port: server.port, seconds: SECONDS };
  // Warms up the server, so that the first round is comparable.
  await lookOnFor(visit, [KEPT, SEARCH]);
  for (let round = 0; round < rounds; round += 1) {
    const [quiet] = await lookOnFor(visit, [KEPT, SEARCH]);
    const [flooded, search] = await lookOnFor(visit, [KEPT, SEARCH], (end) => flood(server, end));
    if (!quiet || !flooded || !search) continue;
    const times = { quietMs: percentileOf(quiet, 0.99), floodedMs: percentileOf(flooded, 0.99) };
    kept.push(times);
    slowdowns.push(times.floodedMs / times.quietMs);
    slowestSearchMs = Math.max(slowestSearchMs, percentileOf(search, 1));
    losses.expect(await isReady(server.port), 'the server is not ready');
    countFailures(losses, [quiet, flooded, search]);
  }
  const memoryMb = await peakMemoryMb(server);
  await server.stop();
  const slowdown = median(slowdowns);
  return {
    tried: `${REQUESTS} requests of ${UNKEPT.length} kinds of unkept addresses in one packet, then a hang-up, every ${PAUSE_BETWEEN_FLOODS_MS / 1_000} s; heap ${HEAP_MB} MB`,
    times: `${rounds} rounds of ${SECONDS} s`,
    lost: losses.count,
    isPassed:
      losses.count === 0 &&
      memoryMb < MOST_MEMORY_MB &&
      slowdown <= MOST_SLOWDOWN &&
      slowestSearchMs < MOST_SEARCH_MS,
    note: [
      `kept page p99 quiet → flooded ${medianOf(kept, 'quietMs')} → ${medianOf(kept, 'floodedMs')} ms (median ratio ${slowdown.toFixed(2)})`,
      `slowest search ${slowestSearchMs.toFixed(0)} ms`,
      `peak memory ${memoryMb.toFixed(0)} MB`,
      cores,
      losses.tell(),
    ]
      .filter(Boolean)
      .join('; '),
  };
}

async function flood({ port }: Server, end: AbortSignal): Promise<void> {
  for (let turn = 0; !end.aborted; turn += 1) {
    const pathOf = UNKEPT[turn % UNKEPT.length];
    if (pathOf) await pipelineAndLeave(port, pathOf);
    await sleepMs(PAUSE_BETWEEN_FLOODS_MS, undefined, { signal: end }).catch(() => {});
  }
}

/** Sends all requests at once and hangs up without reading a response. */
async function pipelineAndLeave(port: number, pathOf: (n: number) => string): Promise<void> {
  const paths = Array.from({ length: REQUESTS }, (_, n) => pathOf(n));
  const packet = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(packet, () => socket.destroy()));
    // The server may hang up first.
    socket.on('error', () => {});
    socket.once('close', () => resolve());
  });
}

function countFailures(losses: ReturnType<typeof newLosses>, all: Seen[]): void {
  for (const { failed } of all) {
    for (let n = 0; n < failed; n += 1) losses.add('a bystander was not answered 200');
  }
}

function medianOf(kept: { quietMs: number; floodedMs: number }[], key: 'quietMs' | 'floodedMs') {
  return median(kept.map((times) => times[key])).toFixed(1);
}

async function peakMemoryMb(server: Server): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
}
