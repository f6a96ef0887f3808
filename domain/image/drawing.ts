import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refusal } from './clean-picture.ts';
import type { Drawn, Task } from './draw.ts';
import { PictureError } from './picture-error.ts';
import type { ShareCard } from './share-card.ts';
import type { PictureSize } from './size.ts';

const PROGRAM = join(import.meta.dirname, 'draw.ts');
const FONTS = join(import.meta.dirname, 'fonts/fonts.conf');
/** The library gives up after 10 seconds by itself. */
const TIMEOUT_MILLISECONDS = 15_000;
const IDLE_MILLISECONDS = 30_000;
/** With nothing drawn it takes some 65 MB. */
const MAX_RESIDENT_BYTES = 100_000_000;
/** The process that decodes pictures failed: it could not be started, it died, or it took too long. */
export class DrawingError extends Error {
  override name = 'DrawingError';
}

/** Pictures drawn in a process of their own, one at a time. */
export interface Drawing {
  /** As `cleanPicture`; throws DrawingError. */
  clean(bytes: Uint8Array): Promise<Uint8Array | Refusal>;
  /** As `resizePicture`; also throws DrawingError. */
  resize(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array>;
  /** As `drawShareCard`; throws DrawingError. */
  share(card: ShareCard): Promise<Uint8Array>;
}

/**
 * Memory that the library keeps after large pictures goes back with the process: it is ended when it has grown, and when
 * nobody has asked for a while. Who asks sees to it that not too many wait.
 */
export function startDrawing({
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
  idleMilliseconds = IDLE_MILLISECONDS,
} = {}): Drawing {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function end(): Promise<void> {
    const ended = child;
    child = null;
    if (ended) await kill(ended);
  }

  async function draw(task: Task): Promise<Drawn['result']> {
    clearTimeout(idle);
    child = child?.connected ? child : startChild();
    try {
      const { result, residentBytes } = await ask(child, task, timeoutMilliseconds);
      if (residentBytes > MAX_RESIDENT_BYTES) await end();
      return result;
    } catch (error) {
      await end();
      throw error;
    } finally {
      idle = setTimeout(end, idleMilliseconds).unref();
    }
  }

  function drawInTurn(task: Task): Promise<Drawn['result']> {
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

/** The one of this server: what asks for pictures shares it. */
export const drawing: Drawing = startDrawing();

function startChild(): ChildProcess {
  const child = fork(PROGRAM, [], {
    // What takes the process over finds no secret in it.
    env: { MALLOC_ARENA_MAX: '2', FONTCONFIG_FILE: FONTS, XDG_CACHE_HOME: tmpdir() },
    // None of this process's own, which may be a test's.
    execArgv: [],
    // Bytes as they are; JSON would make four of one.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Whoever waits hears of it; otherwise it says nothing.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

async function ask(child: ChildProcess, task: Task, timeoutMilliseconds: number): Promise<Drawn> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  const fail = (message: string) => reject(new DrawingError(message));
  const onMessage = (drawn: unknown) => resolve(drawn as Drawn);
  const onExit = (code: number | null, signal: string | null) =>
    fail(`the process that draws pictures ended (${signal ?? `status ${code}`})`);
  const onError = (cause: Error) =>
    reject(new DrawingError('the process that draws pictures cannot be used', { cause }));
  const late = setTimeout(() => fail('a picture took too long to draw'), timeoutMilliseconds);
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

// Gone before the next one starts: two would take their memory twice.
async function kill(child: ChildProcess): Promise<void> {
  const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  if (!isRunning) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended.catch(() => {});
}
