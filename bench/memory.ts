import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, coinIds } from '#bench/rig/bench.ts';
import { directoryOf, LARGE } from '#bench/rig/directory.ts';
import { atMost, atMostTimes, type Figure } from '#bench/rig/figure.ts';
import { load } from '#bench/rig/load.ts';
import { databasePid, type Site, startSite } from '#bench/rig/site.ts';
import {
  anonymousMegabytes,
  childrenOf,
  proportionalMegabytes,
} from '#tests/rig/child-processes.ts';
import { median } from '#tests/rig/percentile.ts';

const MAX_SERVER_MB = 200;
const MAX_TOTAL_MB = 280;
const MAX_GROWTH = 1.05;
const SECONDS = 1_800;
const SAMPLE_EVERY_MS = 1_000;

/** Addresses of half of the requests: no two are the same. */
const ODD_PATHS = [
  '/en/cryptocurrencies?q=ledger&x={n}',
  '/cryptocurrencies?q=السجل&x={n}',
  '/en/search.json?q=qirat{n}',
  '/en/check?q=samarqandi-{n}.example',
  '/en/nothing-{n}',
  '/coin/unknown-{n}',
  '/en/markets?x={n}',
  '/api/coins?limit=20&x={n}',
];

/**
 * Memory at 100,000 listings under half an hour of mixed load. Every second request is to an address never requested before:
 * the peaks, and the last thirtieth of the time against the one after the first third.
 */
export async function measureMemory({ isQuick }: Bench): Promise<Figure[]> {
  const site = await startSite(await directoryOf(LARGE));
  const seconds = isQuick ? 10 : SECONDS;
  const common = [
    ...coinIds(400).flatMap((id) => [`/coin/${id}`, `/en/coin/${id}`]),
    ...['/', '/en', '/en/cryptocurrencies', '/exchange', '/en/markets', '/methodology', '/en/news'],
  ];
  const paths = common.flatMap((path, at) => [
    path,
    encodeURI(ODD_PATHS[at % ODD_PATHS.length] ?? ''),
  ]);
  const end = new AbortController();
  const sampling = sampleUntil(end.signal, site);
  const headers = { 'Accept-Encoding': 'br' };
  let requests = 0;
  try {
    const options = { port: site.port, paths, headers, seconds, connections: 8, withErrors: true };
    ({ requests } = await load(options));
  } finally {
    end.abort();
  }
  const samples = await sampling;
  await site.stop();
  const peak = (key: keyof Sample) => Math.max(...samples.map((sample) => sample[key]));
  const between = (from: number, to: number) =>
    median(
      samples
        .slice(from * samples.length, to * samples.length)
        .map(({ anonymousMb }) => anonymousMb),
    );
  const note = `${requests} requests in ${seconds} s`;
  return [
    atMost(MAX_SERVER_MB, {
      name: 'memory under load, the server process, peak',
      unit: 'MB',
      ours: peak('serverMb'),
      note,
    }),
    atMost(MAX_TOTAL_MB, {
      name: 'memory under load, with PostgreSQL, peak',
      unit: 'MB',
      ours: peak('allMb'),
      note,
    }),
    atMostTimes(MAX_GROWTH, {
      name: 'memory of the server without files, last minute against the eleventh',
      unit: 'MB',
      ours: between(29 / 30, 1),
      other: between(1 / 3, 11 / 30),
    }),
  ];
}

/** Proportional set sizes at one moment. */
interface Sample {
  serverMb: number;
  allMb: number;
  /** The server's without files: Node's own, some 30 MB, is shared with all other processes of Node, which come and go. */
  anonymousMb: number;
}

async function sampleUntil(signal: AbortSignal, site: Site): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (!signal.aborted) {
    const postmaster = await databasePid(site.dataDir);
    const serverMb = proportionalMegabytes([site.pid]);
    const postgresMb = proportionalMegabytes([postmaster, ...childrenOf(postmaster)]);
    const anonymousMb = anonymousMegabytes(site.pid);
    samples.push({ serverMb, allMb: serverMb + postgresMb, anonymousMb });
    await sleep(SAMPLE_EVERY_MS);
  }
  return samples;
}
