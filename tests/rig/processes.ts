import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../..');

const TIMEOUT_MS = 15_000;
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const ends = new Set<() => Promise<void>>();
let isEnding = false;

/** Runs `end` when the run ends in any way, in reverse order; the returned function runs it earlier. */
export function atEnd(end: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (ends.delete(once)) await end();
  };
  ends.add(once);
  return once;
}

/** Runs all registered ends; logs those that fail and continues. */
export async function endAll(): Promise<void> {
  while (ends.size > 0) {
    for (const end of [...ends].reverse()) {
      await end().catch((error: unknown) => console.error(error));
    }
  }
}

/** On a signal starts nothing more, runs all registered ends, then exits. */
export function endOnSignals(): void {
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void endAll().then(() => process.exit(code));
    });
  }
}

/** Whether the run is ending; observations from then on are meaningless. */
export function isOver(): boolean {
  return isEnding;
}

/** Starts a process; it and its children end with the run at the latest. */
export function start(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): { child: ChildProcess; stop: () => Promise<void> } {
  if (isEnding) throw new Error('the run is ending');
  // Its own process group, so that Ctrl-C does not end it a second time.
  const child = spawn(program, args, { ...options, detached: true });
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = atEnd(async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode) return;
    signalGroup(child.pid, 'SIGTERM');
    const cut = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), TIMEOUT_MS);
    await gone;
    clearTimeout(cut);
  });
  child.once('error', (error) => console.error(`${program}: ${error.message}`));
  return { child, stop };
}

/** Runs a program and returns its output. Throws if it fails. */
export async function run(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<string> {
  const { child, stop } = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const [out, err]: [string[], string[]] = [[], []];
  child.stdout?.on('data', (text) => out.push(String(text)));
  child.stderr?.on('data', (text) => err.push(String(text)));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  await stop();
  if (code === 0) return out.join('');
  throw new Error(`${program} ${args[0]} failed (${code}): ${[...err, ...out].join('').trim()}`);
}

/** A temporary folder that is removed when the run ends. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-bench-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
