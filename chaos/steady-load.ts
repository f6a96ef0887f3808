import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { addedId, editorAt } from '#chaos/rig/editor.ts';
import { arrive, failed, tellOutcomes } from '#chaos/rig/open-loop.ts';
import { type Server, startServer } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { visitPath } from '#chaos/rig/visits.ts';
import { median, percentile } from '#tests/rig/percentile.ts';

const PER_SECOND = 200;
const MAX_P99_MS = 500;
const EDIT_EVERY_MS = 10_000;
const SAMPLE_EVERY_MS = 1_000;
/** Growth from the middle third to the last third of the time; less is garbage collection. */
const MAX_GROWTH = 0.1;

/** 200 requests a second at a fixed rate, with an edit every ten seconds; memory counts in runs of five minutes or more. */
export const steadyLoad: Trial = {
  tried: `${PER_SECOND} requests a second at a fixed rate: pages, searches, API; an edit every 10 s`,
  full: 1_800,
  short: 20,
  run: async (seconds, losses) => {
    const server = await startServer();
    const end = new AbortController();
    const arriving = arrive({
      port: server.port,
      perSecond: PER_SECOND,
      seconds,
      pathOf: visitPath,
      headers: { 'Accept-Encoding': 'br' },
    }).finally(() => end.abort());
    const [arrived, samples] = await Promise.all([
      arriving,
      sample(server, end.signal),
      edit(server, end.signal, losses),
    ]);
    const { before, after } = thirds(samples);
    await server.stop();
    const p99Ms = percentile(arrived.latenciesMs, 0.99);
    const growth = after / before - 1;
    const isFlat = seconds < 300 || growth < MAX_GROWTH;
    losses.add('a request was not answered', failed(arrived));
    return {
      times: `${arrived.sent} requests in ${seconds} s`,
      isWithinLimits: p99Ms < MAX_P99_MS && isFlat,
      figures: [
        `p50 ${percentile(arrived.latenciesMs, 0.5).toFixed(1)} ms, p99 ${p99Ms.toFixed(0)} ms`,
        `slowest ${Math.max(0, percentile(arrived.latenciesMs, 1)).toFixed(0)} ms`,
        `memory ${before.toFixed(0)} → ${after.toFixed(0)} MB`,
        tellOutcomes(arrived),
      ].join('; '),
    };
  },
};

// Edits clear the page cache repeatedly, as on a site in use.
async function edit(server: Server, end: AbortSignal, losses: Losses): Promise<void> {
  const editor = await editorAt(server, server.databaseUrl);
  const coin = { name: 'Edited again', description: 'At first.', image: '/logos/bitcoin.svg' };
  const id = addedId(await editor.add(coin, crypto.randomUUID()));
  if (!id) throw new Error('the coin to edit was not added');
  for (let version = 1; !end.aborted; version += 1) {
    const description = `At ${version}.`;
    const { status } = await editor.edit(id, { ...coin, description }, version);
    losses.expect(status === 302, `an edit answered ${status}`);
    await sleep(EDIT_EVERY_MS, undefined, { signal: end }).catch(() => {});
  }
}

async function sample(server: Server, end: AbortSignal): Promise<number[]> {
  const megabytes: number[] = [];
  while (!end.aborted) {
    const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
    megabytes.push(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024);
    await sleep(SAMPLE_EVERY_MS, undefined, { signal: end }).catch(() => {});
  }
  return megabytes;
}

// The first third warms up.
function thirds(samples: number[]): { before: number; after: number } {
  const third = Math.floor(samples.length / 3);
  return {
    before: median(samples.slice(third, 2 * third)),
    after: median(samples.slice(2 * third)),
  };
}
