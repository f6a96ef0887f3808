import { cp } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { page } from '#bench/rig/ask.ts';
import { type Bench, coinIds, DETAIL } from '#bench/rig/bench.ts';
import { directoryOf, openDirectory, SMALL } from '#bench/rig/directory.ts';
import { atMost, atMostTimes, type Figure } from '#bench/rig/figure.ts';
import { load } from '#bench/rig/load.ts';
import { startSite } from '#bench/rig/site.ts';
import { connect } from '#db/client.ts';
import { cpuMs } from '#tests/rig/child-processes.ts';
import { percentile } from '#tests/rig/percentile.ts';
import { scratchFolder } from '#tests/rig/processes.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const CONNECTIONS = 16;
const PAUSE_MS = 10;
const MAX_CPU_SHARE = 0.5;
const MAX_P99_RATIO = 2;
const ODD_PATHS = [
  '/en/cryptocurrencies?q=ledger{n}',
  '/en/check?q=samarqandi-{n}.example',
  '/en/nothing-{n}',
  '/en/markets?x={n}',
  '/en/search.json?q=zo{n}',
];

/** A flood of requests that cannot be cached: its share of a core, and what readers of cached pages and editors wait meanwhile. */
export async function measureFlood({ isQuick }: Bench): Promise<Figure[]> {
  const seconds = isQuick ? 3 : SECONDS;
  // A copy, because an editor is added.
  const folder = await scratchFolder();
  await cp(await directoryOf(SMALL), folder, { recursive: true });
  const site = await startSite(folder);
  const { url, close } = await openDirectory(site.dataDir);
  const { db, close: disconnect } = connect(url, { connections: 1 });
  const { cookie } = await signedInEditor({ db });
  const readers = {
    'a cached page': { path: DETAIL, headers: { 'Accept-Encoding': 'br' } },
    "an editor's form": { path: `/admin/coins/edit/${coinIds(1)[0]}`, headers: { Cookie: cookie } },
  };
  const read = async (forSeconds: number) => {
    const endMs = performance.now() + forSeconds * 1_000;
    const waits = Object.entries(readers).map(async ([name, { path, headers }]) => {
      const taken: number[] = [];
      while (performance.now() < endMs) {
        taken.push((await page(site.port, path, headers)).milliseconds);
        await sleep(PAUSE_MS);
      }
      return [name, percentile(taken, 0.99)] as const;
    });
    return new Map(await Promise.all(waits));
  };
  await read(WARM_UP_SECONDS);
  const beforeMs = cpuMs(site.pid);
  const quiet = await read(seconds);
  const betweenMs = cpuMs(site.pid);
  const flood = {
    port: site.port,
    paths: ODD_PATHS,
    headers: { 'Accept-Encoding': 'br' },
    seconds,
  };
  const flooding = load({ ...flood, connections: CONNECTIONS, withErrors: true });
  const busy = await read(seconds);
  const floodMs = cpuMs(site.pid) - betweenMs - (betweenMs - beforeMs);
  const { requests } = await flooding;
  await disconnect();
  await close();
  await site.stop();
  return [
    atMost(MAX_CPU_SHARE, {
      name: "a flood's share of a core",
      unit: '',
      ours: floodMs / (seconds * 1_000),
      note: `${requests} requests on ${CONNECTIONS} connections`,
    }),
    ...Object.keys(readers).map((name) =>
      atMostTimes(MAX_P99_RATIO, {
        name: `${name} beside a flood, p99`,
        unit: 'ms',
        ours: busy.get(name) ?? Number.NaN,
        other: quiet.get(name),
      }),
    ),
  ];
}
