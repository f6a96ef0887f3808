import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, KEEP_ALIVE } from '#bench/rig/ask.ts';
import { databasePid } from '#bench/rig/site.ts';
import { childrenOf } from '#tests/rig/child-processes.ts';
import { run } from '#tests/rig/processes.ts';
import { type Server, within } from './server.ts';

const PATIENCE_MS = 30_000;
const SERVER_CORE = '0';
const REST_CORE = '1';

/** A visitor from another network who sends the same kind of request repeatedly during a flood. */
export interface Bystander {
  /** Name in the note of a trial. */
  name: string;
  /** A loopback address, which the server sees as a separate network. */
  from: string;
  /** The path of the n-th request. */
  pathOf: (n: number) => string;
  pauseMs: number;
  headers?: Record<string, string>;
}

interface Seen {
  latenciesMs: number[];
  /** Responses other than 200, and timeouts. */
  failed: number;
}

/** Measures all bystanders for `seconds` while `flood` runs. */
export async function measureFor(
  { port, seconds }: { port: number; seconds: number },
  bystanders: Bystander[],
  flood: (end: AbortSignal) => Promise<void> = async () => {},
): Promise<Seen[]> {
  const end = new AbortController();
  const flooding = flood(end.signal);
  const measuring = bystanders.map((who) => measure(port, who, end.signal));
  await sleep(seconds * 1_000);
  end.abort();
  await flooding;
  return Promise.all(measuring);
}

/** Sends requests one after the other until `end` aborts. */
async function measure(port: number, who: Bystander, end: AbortSignal): Promise<Seen> {
  const agent = new Agent({ ...KEEP_ALIVE, localAddress: who.from });
  const seen: Seen = { latenciesMs: [], failed: 0 };
  for (let n = 0; !end.aborted; n += 1) {
    const asked = ask(port, who.pathOf(n), who.headers, undefined, agent);
    const response = await within(PATIENCE_MS, asked).catch(() => null);
    seen.latenciesMs.push(response?.milliseconds ?? PATIENCE_MS);
    if (response?.status !== 200) seen.failed += 1;
    await sleep(who.pauseMs, undefined, { signal: end }).catch(() => {});
  }
  agent.destroy();
  return seen;
}

/**
 * Pins the server to one core, and its database and this process, which creates the load, to the other. Returns
 * whether that succeeded, for the note of a trial.
 */
export async function pinApart(server: Server): Promise<string> {
  const database = await databasePid(server.dataDir);
  const pin = (core: string, pid: number) =>
    run('taskset', ['--all-tasks', '--cpu-list', '--pid', core, String(pid)]);
  try {
    await pin(SERVER_CORE, server.pid());
    for (const pid of [database, ...childrenOf(database), process.pid]) await pin(REST_CORE, pid);
    return 'server on a core of its own';
  } catch {
    return 'server on no core of its own';
  }
}
