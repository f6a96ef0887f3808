import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATIENCE_MS = 15_000;
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const ends = new Set<() => Promise<void>>();
let isEnding = false;

/** Runs `end` when the bench ends, however it does, unless the answer is called before. The last comes first. */
export function atEnd(end: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (ends.delete(once)) await end();
  };
  ends.add(once);
  return once;
}

/** Ends all there is to end; what fails is told and does not keep the rest from ending. */
export async function endAll(): Promise<void> {
  while (ends.size > 0) {
    for (const end of [...ends].reverse()) {
      await end().catch((error: unknown) => console.error(error));
    }
  }
}

/** On a signal nothing more is started, everything that was is ended, and then the bench. */
export function endOnSignals(): void {
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void endAll().then(() => process.exit(code));
    });
  }
}

/** Whether everything is being ended: what is seen from then on says nothing. */
export function isOver(): boolean {
  return isEnding;
}

/** A process that is ended with the bench at the latest, with all that it has started. */
export function start(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): { child: ChildProcess; stop: () => Promise<void> } {
  if (isEnding) throw new Error('the bench is ending');
  // In a group of its own: a Ctrl-C ends it once, by us.
  const child = spawn(program, args, { ...options, detached: true });
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = atEnd(async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode) return;
    signalGroup(child.pid, 'SIGTERM');
    const cut = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), PATIENCE_MS);
    await gone;
    clearTimeout(cut);
  });
  child.once('error', (error) => console.error(`${program}: ${error.message}`));
  return { child, stop };
}

/** Runs a program to its end and answers what it wrote. Throws when it fails. */
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

/** A folder of one's own that is gone with the bench. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-bench-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A port nobody listens on. */
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
