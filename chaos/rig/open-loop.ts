import { Agent } from 'node:http';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { ask, HEEDING } from '#bench/rig/ask.ts';
import { within } from './server.ts';

const PATIENCE_MS = 30_000;

export interface Arrivals {
  port: number;
  perSecond: number;
  seconds: number;
  /** The path of the n-th request. */
  pathOf: (n: number) => string;
  headers?: Record<string, string>;
  /** No request is sent after this. */
  until?: AbortSignal;
  /** A connection for each request. */
  isFresh?: boolean;
}

export interface Arrived {
  sent: number;
  /** How often each status was answered, and each error instead of one. */
  outcomes: Map<string, number>;
  /** Of what was answered, from the moment the request was due. */
  latenciesMs: number[];
  /** The first of those that were not answered: when, what, how long it had waited. */
  unanswered: string[];
}

const MOST_TOLD = 5;

/**
 * Sends requests at a fixed rate, whether the ones before have been answered or not: a server that stands still meets
 * all that would have come meanwhile.
 */
export async function arrive(arrivals: Arrivals): Promise<Arrived> {
  const { perSecond, seconds, pathOf, until } = arrivals;
  const agent = arrivals.isFresh ? new Agent({ keepAlive: false }) : new Agent(HEEDING);
  const outcomes: Arrived['outcomes'] = new Map();
  const latenciesMs: number[] = [];
  const unanswered: string[] = [];
  const running = new Set<Promise<void>>();
  const startMs = performance.now();
  let sent = 0;
  for (; sent < perSecond * seconds && !until?.aborted; sent += 1) {
    const dueMs = startMs + (sent * 1_000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await sleepMs(waitMs);
    const path = pathOf(sent);
    const asked = askOnce(arrivals, path, agent).then((outcome) => {
      const tookMs = performance.now() - dueMs;
      latenciesMs.push(tookMs);
      if (!isStatus(outcome) && unanswered.length < MOST_TOLD) {
        const atSeconds = (dueMs - startMs) / 1_000;
        unanswered.push(`${path} at ${atSeconds.toFixed(1)} s after ${tookMs.toFixed(0)} ms`);
      }
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      running.delete(asked);
    });
    running.add(asked);
  }
  await Promise.all(running);
  agent.destroy();
  return { sent, outcomes, latenciesMs, unanswered };
}

/** How many of them were answered with an error of the server's, or not at all. */
export function failed({ outcomes }: Arrived): number {
  return [...outcomes].reduce((sum, [what, times]) => sum + (/^[1234]/.test(what) ? 0 : times), 0);
}

/** The outcomes in words. */
export function tellOutcomes({ outcomes, unanswered }: Arrived): string {
  const told = [...outcomes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, times]) => `${what}: ${times}`);
  return [...told, ...unanswered].join(', ');
}

function isStatus(outcome: string): boolean {
  return /^\d{3}$/.test(outcome);
}

async function askOnce({ port, headers }: Arrivals, path: string, agent: Agent) {
  try {
    const answer = await within(PATIENCE_MS, ask(port, path, headers, undefined, agent));
    return String(answer.status);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code ?? message;
  }
}
