import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '#bench/rig/ask.ts';
import { arrive, failed, tellOutcomes } from '#chaos/rig/open-loop.ts';
import { startServer, within } from '#chaos/rig/server.ts';
import type { Trial } from '#chaos/rig/trial.ts';
import { visitPath } from '#chaos/rig/visits.ts';

const PER_SECOND = 40;
/** Warm-up: a server that has just started is slow. */
const WARM_UP_SECONDS = 3;
const PROBE_EVERY_MS = 20;
const MAX_STOP_MS = 12_000;

/** SIGTERM, as from a service manager, during requests over keep-alive and new connections. */
export const stops: Trial = {
  tried: `SIGTERM under ${2 * PER_SECOND} requests a second, sent until /readyz is no 200`,
  full: 30,
  short: 2,
  run: async (rounds, losses) => {
    const server = await startServer();
    const stops: number[] = [];
    let sent = 0;
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) await server.start();
      await arrive({
        port: server.port,
        perSecond: PER_SECOND,
        seconds: WARM_UP_SECONDS,
        pathOf: visitPath,
      });
      const balancer = watchReadiness(server.port);
      const loads = [true, false].map((isFresh) =>
        arrive({
          port: server.port,
          perSecond: PER_SECOND,
          seconds: 60,
          isFresh,
          pathOf: visitPath,
          until: balancer.isOut,
        }),
      );
      await sleep(500 + Math.random() * 500);
      const startedMs = performance.now();
      await server.stop();
      stops.push(performance.now() - startedMs);
      const seen = await balancer.last;
      losses.expect(seen === '503', `/readyz first answered ${seen}`);
      for (const arrived of await Promise.all(loads)) {
        sent += arrived.sent;
        if (failed(arrived) === 0) continue;
        losses.add(`requests: ${tellOutcomes(arrived)}`);
      }
    }
    const slowest = Math.max(...stops);
    return {
      times: `${rounds} stops, ${sent} requests`,
      isWithinLimits: slowest < MAX_STOP_MS,
      figures: `slowest stop ${(slowest / 1_000).toFixed(2)} s`,
    };
  },
};

// Polls as a load balancer does, over new connections; it sends no visitors after the first failure.
function watchReadiness(port: number): { isOut: AbortSignal; last: Promise<string> } {
  const out = new AbortController();
  const agent = new Agent({ keepAlive: false });
  const last = (async () => {
    for (;;) {
      const seen = await within(2_000, ask(port, '/readyz', {}, undefined, agent)).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      if (seen !== '200') {
        out.abort();
        return seen;
      }
      await sleep(PROBE_EVERY_MS);
    }
  })();
  return { isOut: out.signal, last };
}
