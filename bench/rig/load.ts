import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#tests/rig/processes.ts';
import { OTHER_CORE, pinned } from './pin.ts';
import { isInstalled, toolOf } from './tools.ts';

export interface LoadOptions {
  port: number;
  /** Requested in turn; `{n}` becomes a new number each time. */
  paths: string[];
  headers: Record<string, string>;
  seconds: number;
  connections?: number;
  /** Answers with an error status are counted as requests: unknown addresses, refusals. */
  withErrors?: boolean;
}

export interface Load {
  requests: number;
  perSecond: number;
  p99Ms: number;
}

const CONNECTIONS = 32;
let numbered = 0;

/** Sends requests on each connection as soon as the previous is answered. Throws if a response is an error. */
export async function load(options: LoadOptions): Promise<Load> {
  // Each run has its own million of numbers, so that no address repeats.
  numbered += 1;
  return (await isInstalled('wrk')) ? loadWithWrk(options) : loadWithAutocannon(options);
}

/** The load generator's name, for the results. */
export async function loadGenerator(): Promise<string> {
  return (await isInstalled('wrk')) ? 'wrk' : 'autocannon';
}

async function loadWithWrk(options: LoadOptions): Promise<Load> {
  const { port, seconds, connections = CONNECTIONS, withErrors } = options;
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-wrk-'));
  try {
    const script = join(folder, 'ask.lua');
    await writeFile(script, luaOf(options));
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script];
    const command = ['wrk', ...args, `http://127.0.0.1:${port}/`];
    const output = await run(...(await pinned(OTHER_CORE, ...command)));
    const [, requests, us, p99, broken = 0, errors = 0] = (
      /^RESULT (\d+) (\d+) ([\d.]+) (\d+) (\d+)$/m.exec(output) ?? []
    ).map(Number);
    const failed = broken + (withErrors ? 0 : errors);
    if (!requests || !us || p99 === undefined) {
      throw new Error(`${options.paths[0]} … was not answered once in ${seconds} s\n${output}`);
    }
    if (failed) throw new Error(`${failed} requests of ${options.paths[0]} … failed\n${output}`);
    return { requests, perSecond: (requests / us) * 1_000_000, p99Ms: p99 / 1_000 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// Requests without a number are formatted once, to keep wrk cheap.
function luaOf({ paths, headers }: LoadOptions): string {
  const fields = Object.entries(headers).map(([name, value]) => `[${quote(name)}]=${quote(value)}`);
  const isNumbered = paths.some((path) => path.includes('{n}'));
  return `
local paths = { ${paths.map(quote).join(', ')} }
local headers = { ${fields.join(', ')} }
local made, turn, n = {}, 0, ${numbered * 1_000_000}
function init()
  for i, path in ipairs(paths) do made[i] = wrk.format("GET", path, headers) end
end
function request()
  turn = turn % #paths + 1
  ${
    isNumbered
      ? 'n = n + 1; return wrk.format("GET", (string.gsub(paths[turn], "{n}", n)), headers)'
      : 'return made[turn]'
  }
end
function done(summary, latency)
  local e = summary.errors
  print(string.format("RESULT %d %d %.1f %d %d", summary.requests, summary.duration,
    latency:percentile(99), e.connect + e.read + e.write + e.timeout, e.status))
end
`;
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

async function loadWithAutocannon(options: LoadOptions): Promise<Load> {
  const script = join(import.meta.dirname, 'tools/autocannon.mjs');
  await toolOf('autocannon');
  const defaults = { connections: CONNECTIONS, from: numbered * 1_000_000 };
  const command = [process.execPath, script, JSON.stringify({ ...defaults, ...options })];
  const output = await run(...(await pinned(OTHER_CORE, ...command)));
  return JSON.parse(output) as Load;
}
