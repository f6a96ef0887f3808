import sharp from 'sharp';
import { cleanPicture, type Refusal } from './clean-picture.ts';
import { isPictureError } from './picture-error.ts';
import { resizePicture } from './resize.ts';
import { drawShareCard, type ShareCard } from './share-card.ts';
import type { PictureSize } from './size.ts';

// The child process that decodes pictures; `drawing.ts` starts and ends it.

/** A picture to resize, an uploaded picture to clean if it has no `size`, or a share card to draw. */
export type Task = { bytes: Uint8Array; size?: PictureSize } | { card: ShareCard };

/** The answer of the child process. */
export interface DrawingAnswer {
  /** The encoded picture, or the reason of a failure. */
  result: Uint8Array | Refusal | { unreadable: string };
  /** Memory of the process afterwards. */
  residentBytes: number;
}

// The cache would never hit, and each thread takes memory of its own.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async (task: Task) => {
  const result = await draw(task);
  process.send?.({ result, residentBytes: process.memoryUsage.rss() } satisfies DrawingAnswer);
});

// The server, which may still have answers to send, ends this process; if the server dies, the disconnect ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function draw(task: Task): Promise<DrawingAnswer['result']> {
  if ('card' in task) return drawShareCard(task.card);
  const { bytes, size } = task;
  return size ? resize(bytes, size) : cleanPicture(bytes);
}

async function resize(bytes: Uint8Array, size: PictureSize) {
  try {
    return await resizePicture(bytes, size);
  } catch (error) {
    if (!isPictureError(error)) throw error;
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return { unreadable: error.message + cause };
  }
}
