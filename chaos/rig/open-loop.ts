import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, KEEP_ALIVE } from '#bench/rig/ask.ts';
import { within } from './server.ts';

const PATIENCE_MS = 30_000;

export interface Arrivals {
  port: number;
  perSecond: number;
  seconds: number;
  /** The path of the n-th request. */
  pathOf: (n: number) => string;
  headers?: Record<string, string>;
  /** Stops sending. */
  until?: AbortSignal;
  /** One connection per request. */
  isFresh?: boolean;
}

export interface Arrived {
  sent: number;
  /** Requests by status, or by error without a response. */
  outcomes: Map<string, number>;
  /** Measured from the time at which each request was due. */
  latenciesMs: number[];
  /** The first requests without a response: path, due time, waiting time. */
  unanswered: string[];
}

const MAX_LISTED = 5;

/**
 * Sends requests at a fixed rate, whether earlier ones have been answered or not: a server that stalls meets everything
 * that arrives meanwhile. autocannon cannot: with a rate each of its connections still waits for its answer before it
 * sends again. In a stall of 2 s at 200 a second it had 10 requests waiting, on 10 connections; this has 383.
 */
export async function arrive(arrivals: Arrivals): Promise<Arrived> {
  const { perSecond, seconds, pathOf, until } = arrivals;
  const agent = arrivals.isFresh ? new Agent({ keepAlive: false }) : new Agent(KEEP_ALIVE);
  const outcomes: Arrived['outcomes'] = new Map();
  const latenciesMs: number[] = [];
  const unanswered: string[] = [];
  const running = new Set<Promise<void>>();
  const startMs = performance.now();
  let sent = 0;
  for (; sent < perSecond * seconds && !until?.aborted; sent += 1) {
    const dueMs = startMs + (sent * 1_000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const path = pathOf(sent);
    const request = askOnce(arrivals, path, agent).then((outcome) => {
      const tookMs = performance.now() - dueMs;
      latenciesMs.push(tookMs);
      if (!isStatus(outcome) && unanswered.length < MAX_LISTED) {
        const atSeconds = (dueMs - startMs) / 1_000;
        unanswered.push(`${path} at ${atSeconds.toFixed(1)} s after ${tookMs.toFixed(0)} ms`);
      }
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      running.delete(request);
    });
    running.add(request);
  }
  await Promise.all(running);
  agent.destroy();
  return { sent, outcomes, latenciesMs, unanswered };
}

/** Requests with a server error or without a response. */
export function failed({ outcomes }: Arrived): number {
  return [...outcomes].reduce(
    (sum, [outcome, count]) => sum + (/^[1234]/.test(outcome) ? 0 : count),
    0,
  );
}

/** One line for the report. */
export function tellOutcomes({ outcomes, unanswered }: Arrived): string {
  const counts = [...outcomes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([outcome, count]) => `${outcome}: ${count}`);
  return [...counts, ...unanswered].join(', ');
}

function isStatus(outcome: string): boolean {
  return /^\d{3}$/.test(outcome);
}

async function askOnce({ port, headers }: Arrivals, path: string, agent: Agent) {
  try {
    const response = await within(PATIENCE_MS, ask(port, path, headers, undefined, agent));
    return String(response.status);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code ?? message;
  }
}
