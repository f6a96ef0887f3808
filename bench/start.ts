import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '#bench/rig/bench.ts';
import { atMost, type Figure } from '#bench/rig/figure.ts';
import { answering, startSite, surroundings } from '#bench/rig/site.ts';
import { median } from '#tests/rig/percentile.ts';
import { freePort, ROOT, scratchFolder, start } from '#tests/rig/processes.ts';

const MAX_START_MS = 1_000;
const POLL_MS = 50;
const SEEDED = { SEED: '1' };

/** The time from `npm start` on an existing data folder until the home page is answered; with a baseline in turn. */
export async function measureStart(bench: Bench): Promise<Figure[]> {
  const checkouts = bench.baseline === null ? [ROOT] : [ROOT, bench.baseline];
  const installed: { checkout: string; dataDir: string; times: number[] }[] = [];
  for (const checkout of checkouts) {
    const dataDir = await scratchFolder();
    // The first start creates and fills the database.
    await (await startSite(dataDir, { checkout, environment: SEEDED })).stop();
    installed.push({ checkout, dataDir, times: [] });
  }
  for (let turn = 0; turn < (bench.isQuick ? 2 : 7); turn += 1) {
    for (const one of installed) one.times.push(await secondStartMs(one));
  }
  const [ours = Number.NaN, other] = installed.map(({ times }) => median(times));
  return [
    atMost(MAX_START_MS, {
      name: 'npm start again, to the first 200',
      unit: 'ms',
      ours,
      other,
      ratio: other && ours / other,
      note: `slowest ${Math.max(...(installed[0]?.times ?? [])).toFixed(0)} ms`,
    }),
  ];
}

async function secondStartMs({ checkout, dataDir }: { checkout: string; dataDir: string }) {
  const port = await freePort();
  const environment = { ...(await surroundings(dataDir, port)), ...SEEDED };
  const startedMs = performance.now();
  const { child, stop } = start('npm', ['start'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  await answering(`http://127.0.0.1:${port}/`, child);
  const tookMs = performance.now() - startedMs;
  await stop();
  // npm may exit before the process that it has started.
  while (await isListening(port)) await sleep(POLL_MS);
  return tookMs;
}

function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}
