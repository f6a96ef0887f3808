import { Agent } from 'node:http';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { ask, KEEP_ALIVE } from '#bench/rig/ask.ts';
import { percentile } from '#bench/rig/percentile.ts';
import { within } from './server.ts';

const PATIENCE_MS = 30_000;

/** A visitor from a network of its own who asks for one thing again and again while others flood the site. */
export interface Bystander {
  /** How the visitor is told of in a note. */
  name: string;
  /** A loopback address, which is a network of its own to the server. */
  from: string;
  /** The path of the n-th request. */
  pathOf: (n: number) => string;
  pauseMs: number;
  headers?: Record<string, string>;
}

export interface Seen {
  latenciesMs: number[];
  /** Answers other than 200, and none. */
  failed: number;
}

/** Asks until `end` aborts, each request once the one before was answered. */
export async function lookOn(port: number, who: Bystander, end: AbortSignal): Promise<Seen> {
  const agent = new Agent({ ...KEEP_ALIVE, localAddress: who.from });
  const seen: Seen = { latenciesMs: [], failed: 0 };
  for (let n = 0; !end.aborted; n += 1) {
    const asked = ask(port, who.pathOf(n), who.headers, undefined, agent);
    const answer = await within(PATIENCE_MS, asked).catch(() => null);
    seen.latenciesMs.push(answer?.milliseconds ?? PATIENCE_MS);
    if (answer?.status !== 200) seen.failed += 1;
    await sleepMs(who.pauseMs, undefined, { signal: end }).catch(() => {});
  }
  agent.destroy();
  return seen;
}

/** All of them for so long, while `flood` runs. */
export async function lookOnFor(
  { port, seconds }: { port: number; seconds: number },
  bystanders: Bystander[],
  flood: (end: AbortSignal) => Promise<void> = async () => {},
): Promise<Seen[]> {
  const end = new AbortController();
  const flooding = flood(end.signal);
  const looking = bystanders.map((who) => lookOn(port, who, end.signal));
  await sleepMs(seconds * 1_000);
  end.abort();
  await flooding;
  return Promise.all(looking);
}

/** A share of the latencies in milliseconds: `percentileOf(seen, 0.99)`. */
export function percentileOf({ latenciesMs }: Seen, share: number): number {
  return percentile(latenciesMs, share);
}
