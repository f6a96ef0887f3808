import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refusal } from './clean-picture.ts';
import type { DrawingAnswer, Task } from './draw.ts';
import { PictureError } from './picture-error.ts';
import type { ShareCard } from './share-card.ts';
import type { PictureSize } from './size.ts';

const PROGRAM = join(import.meta.dirname, 'draw.ts');
const FONTS = join(import.meta.dirname, 'fonts/fonts.conf');
/** Above sharp's own timeout of 10 seconds. */
const TIMEOUT_MS = 15_000;
const IDLE_MS = 30_000;
/** An idle process takes some 65 MB. */
const MAX_RESIDENT_BYTES = 100_000_000;
/** The child process could not be started, died, or took too long. */
export class DrawingError extends Error {
  override name = 'DrawingError';
}

/** Draws pictures in a child process, one at a time. */
export interface Drawing {
  /** Calls `cleanPicture`; throws DrawingError. */
  clean(bytes: Uint8Array): Promise<Uint8Array | Refusal>;
  /** Calls `resizePicture`; also throws DrawingError. */
  resize(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array>;
  /** Calls `drawShareCard`; throws DrawingError. */
  share(card: ShareCard): Promise<Uint8Array>;
}

/**
 * sharp does not release the memory of large pictures, so the process is ended when it has grown and when it is idle.
 * The queue is unlimited: callers limit it.
 */
export function startDrawing({ timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): Drawing {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function end(): Promise<void> {
    const ended = child;
    child = null;
    if (ended) await kill(ended);
  }

  async function draw(task: Task): Promise<DrawingAnswer['result']> {
    clearTimeout(idle);
    child = child?.connected ? child : startChild();
    try {
      const { result, residentBytes } = await send(child, task, timeoutMs);
      if (residentBytes > MAX_RESIDENT_BYTES) await end();
      return result;
    } catch (error) {
      await end();
      throw error;
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  }

  function drawInTurn(task: Task): Promise<DrawingAnswer['result']> {
    const drawn = last.then(() => draw(task));
    last = drawn.catch(() => {});
    return drawn;
  }

  return {
    clean: async (bytes) => (await drawInTurn({ bytes })) as Uint8Array | Refusal,
    async resize(bytes, size) {
      const result = (await drawInTurn({ bytes, size })) as Uint8Array | { unreadable: string };
      if ('unreadable' in result) throw new PictureError(404, result.unreadable);
      return result;
    },
    share: async (card) => (await drawInTurn({ card })) as Uint8Array,
  };
}

/** The server's shared instance. */
export const drawing: Drawing = startDrawing();

function startChild(): ChildProcess {
  const child = fork(PROGRAM, [], {
    // Without the server's environment: code that takes over this process finds no secret.
    env: { MALLOC_ARENA_MAX: '2', FONTCONFIG_FILE: FONTS, XDG_CACHE_HOME: tmpdir() },
    // Not inherited from this process, which may be a test runner.
    execArgv: [],
    // Sends bytes unchanged; JSON would take four times the size.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Errors during a task reject its promise; others are ignored.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

async function send(child: ChildProcess, task: Task, timeoutMs: number): Promise<DrawingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>();
  const fail = (message: string) => reject(new DrawingError(message));
  const onMessage = (drawn: unknown) => resolve(drawn as DrawingAnswer);
  const onExit = (code: number | null, signal: string | null) =>
    fail(`the process that draws pictures ended (${signal ?? `status ${code}`})`);
  const onError = (cause: Error) =>
    reject(new DrawingError('the process that draws pictures cannot be used', { cause }));
  const late = setTimeout(() => fail('a picture took too long to draw'), timeoutMs);
  child.once('message', onMessage).once('exit', onExit).once('error', onError);
  child.channel?.ref();
  child.send(task, (error) => error && onError(error));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    child.off('message', onMessage).off('exit', onExit).off('error', onError);
    child.channel?.unref();
  }
}

// Waits for the exit: two processes would take the memory twice.
async function kill(child: ChildProcess): Promise<void> {
  const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  if (!isRunning) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended.catch(() => {});
}
