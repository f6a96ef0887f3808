import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Bystander, measureFor, pinApart } from '#chaos/rig/bystander.ts';
import { editorCookie } from '#chaos/rig/editor.ts';
import { isReady, type Server, startServer } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { searchPath } from '#chaos/rig/visits.ts';
import { median, percentile } from '#tests/rig/percentile.ts';

const SECONDS = 8;
const CACHED: Omit<Bystander, 'from'> = {
  name: 'cached page',
  pathOf: () => '/en/coin/bitcoin',
  pauseMs: 5,
};

const PACKET_REQUESTS = 6_000;
/** A round has time for a packet of each kind. */
const PACKET_EVERY_MS = 1_500;
const HEAP_MB = 512;
const MAX_MEMORY_MB = 400;
const MAX_CACHED_SLOWDOWN = 2;
const MAX_SEARCH_MS = 1_000;
/** Uncached addresses, each with a changing part. */
const UNCACHED: ((n: number) => string)[] = [
  (n) => `/markets?q=${n}`,
  (n) => `/cryptocurrencies?page=${n + 1_000}`,
  (n) => `/coin/no-such-coin-${n}`,
  (n) => `/coin/bitcoin.data?x=${n}`,
  (n) => `/search.json?q=${n}`,
];

/** Thousands of requests in one packet, then a client abort, while bystanders load a cached page and search. */
export const pipelinedRequests: Trial = {
  tried: `${PACKET_REQUESTS} requests of ${UNCACHED.length} kinds of uncached addresses in one packet, then a hang-up, every ${PACKET_EVERY_MS / 1_000} s; heap ${HEAP_MB} MB`,
  full: 5,
  short: 1,
  run: async (rounds, losses) => {
    const environment = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
    const server = await startServer({ environment });
    const bystanders: Bystander[] = [
      { ...CACHED, from: '127.0.0.2' },
      { name: 'search', from: '127.0.0.3', pathOf: searchPath, pauseMs: 200 },
    ];
    const flood = async (end: AbortSignal) => {
      const packets = await sendPackets(server, end);
      losses.expect(packets >= UNCACHED.length, 'a round without a packet of each kind');
    };
    const { cores, quiet, flooded } = await compare(server, bystanders, { rounds, flood, losses });
    losses.expect(await isReady(server.port), 'the server is not ready');
    const memoryMb = await peakMemoryMb(server);
    await server.stop();
    const p99s = (seen: number[][][]) => seen.map(([cached = []]) => percentile(cached, 0.99));
    const [quietMs, floodedMs] = [p99s(quiet), p99s(flooded)];
    const slowdown = median(floodedMs.map((ms, round) => ms / (quietMs[round] ?? 0)));
    const slowestSearchMs = Math.max(...flooded.flatMap(([, searches = []]) => searches));
    return {
      times: `${rounds} rounds of ${SECONDS} s`,
      isWithinLimits:
        memoryMb < MAX_MEMORY_MB &&
        slowdown <= MAX_CACHED_SLOWDOWN &&
        slowestSearchMs < MAX_SEARCH_MS,
      figures: [
        `cached page p99 quiet → flooded ${median(quietMs).toFixed(1)} → ${median(floodedMs).toFixed(1)} ms (median ratio ${slowdown.toFixed(2)})`,
        `slowest search ${slowestSearchMs.toFixed(0)} ms`,
        `peak memory ${memoryMb.toFixed(0)} MB`,
        cores,
      ].join('; '),
    };
  },
};

const CONNECTIONS = 400;
const MAX_SEARCH_MEDIAN_MS = 150;
const MAX_ADMIN_MEDIAN_MS = 500;

/** A visitor with 400 connections, each of which sends a search as soon as the previous is answered. */
export const greedyVisitor: Trial = {
  tried: `one visitor with ${CONNECTIONS} connections that search as fast as they are answered`,
  full: 5,
  short: 1,
  run: async (rounds, losses) => {
    const server = await startServer();
    const headers = { Cookie: await editorCookie(server.databaseUrl) };
    const bystanders: Bystander[] = [
      { name: 'search', from: '127.0.0.2', pathOf: searchPath, pauseMs: 50 },
      {
        name: 'admin',
        from: '127.0.0.3',
        pathOf: () => '/admin/dashboard',
        pauseMs: 50,
        headers,
      },
      { ...CACHED, from: '127.0.0.4' },
    ];
    const flood = (end: AbortSignal) => searchGreedily(server, end);
    const { cores, quiet, flooded } = await compare(server, bystanders, { rounds, flood, losses });
    await server.stop();
    const medianMs = (seen: number[][][], place: number) =>
      median(seen.map((round) => percentile(round[place] ?? [], 0.5)));
    const figures = bystanders.map(({ name }, place) => {
      const [before, meanwhile] = [medianMs(quiet, place), medianMs(flooded, place)];
      return `${name} ${before.toFixed(1)} → ${meanwhile.toFixed(1)} ms`;
    });
    return {
      times: `${rounds} rounds of ${SECONDS} s`,
      isWithinLimits:
        medianMs(flooded, 0) <= MAX_SEARCH_MEDIAN_MS && medianMs(flooded, 1) <= MAX_ADMIN_MEDIAN_MS,
      figures: `p50 quiet → flooded: ${figures.join(', ')}; ${cores}`,
    };
  },
};

/** Latencies of the bystanders by round, without the flood and with it in turn; failed requests are losses. */
async function compare(
  server: Server,
  bystanders: Bystander[],
  options: { rounds: number; flood: (end: AbortSignal) => Promise<void>; losses: Losses },
) {
  const cores = await pinApart(server);
  const measure = async (flood?: (end: AbortSignal) => Promise<void>) => {
    const all = await measureFor({ port: server.port, seconds: SECONDS }, bystanders, flood);
    for (const [place, { failed }] of all.entries()) {
      options.losses.add(`${bystanders[place]?.name} was not answered 200`, failed);
    }
    return all.map(({ latenciesMs }) => latenciesMs);
  };
  // Warms up the server, so that the first round is comparable.
  await measure();
  const [quiet, flooded]: [number[][][], number[][][]] = [[], []];
  for (let round = 0; round < options.rounds; round += 1) {
    quiet.push(await measure());
    flooded.push(await measure(options.flood));
  }
  return { cores, quiet, flooded };
}

/**
 * Sends packets, each of the next kind, until `end` aborts; resolves with their number. Each comes from a network of its
 * own, because the server shuts out the network of a flood for some seconds and would read no other kind.
 */
async function sendPackets({ port }: Server, end: AbortSignal): Promise<number> {
  let packets = 0;
  while (!end.aborted) {
    const pathOf = UNCACHED[packets % UNCACHED.length] as (n: number) => string;
    const localAddress = `127.0.1.${packets + 1}`;
    const paths = Array.from({ length: PACKET_REQUESTS }, (_, n) => pathOf(n));
    const packet = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
    await new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
        socket.end(packet, () => socket.destroy()),
      );
      // The server may hang up first.
      socket.on('error', () => {});
      socket.once('close', () => resolve());
    });
    packets += 1;
    await sleep(PACKET_EVERY_MS, undefined, { signal: end }).catch(() => {});
  }
  return packets;
}

async function searchGreedily({ port }: Server, end: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./greedy-connections.ts', import.meta.url), {
    workerData: { port, connections: CONNECTIONS },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
    end.addEventListener('abort', () => void worker.terminate());
  });
}

async function peakMemoryMb(server: Server): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
}
