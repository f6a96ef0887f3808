import { setTimeout as sleepMs } from 'node:timers/promises';
import type { Bench } from '#bench/rig/bench.ts';
import { atMost, type Figure } from '#bench/rig/figure.ts';
import { answering, starterFolder, startStarterSite, surroundings } from '#bench/rig/site.ts';
import { median } from '#tests/rig/percentile.ts';
import { freePort, ROOT, start } from '#tests/rig/processes.ts';

const START_LIMIT_MS = 1_000;
const POLL_MS = 50;

/** The time from `npm start` on an existing data folder until the home page is answered. */
export async function measureStart(bench: Bench): Promise<Figure[]> {
  // The first start creates and fills the database.
  await (await startStarterSite()).stop();
  const times: number[] = [];
  for (let turn = 0; turn < (bench.isQuick ? 2 : 7); turn += 1) {
    times.push(await secondStartMs());
  }
  return [
    atMost(START_LIMIT_MS, {
      name: 'npm start again, to the first 200',
      unit: 'ms',
      ours: median(times),
      note: `slowest ${Math.max(...times).toFixed(0)} ms`,
    }),
  ];
}

async function secondStartMs(): Promise<number> {
  const port = await freePort();
  const environment = { ...(await surroundings(await starterFolder(), port)), SEED: '1' };
  const startedMs = performance.now();
  const { child, stop } = start('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  await answering(`http://127.0.0.1:${port}/`, () => child.exitCode !== null);
  const tookMs = performance.now() - startedMs;
  await stop();
  // npm may exit before the process that it has started.
  while (await isListening(port)) await sleepMs(POLL_MS);
  return tookMs;
}

function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}
