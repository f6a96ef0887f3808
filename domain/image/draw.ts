import sharp from 'sharp';
import { cleanPicture, type Refusal } from './clean-picture.ts';
import { isPictureError } from './picture-error.ts';
import { resizePicture } from './resize.ts';
import { drawShareCard, type ShareCard } from './share-card.ts';
import type { PictureSize } from './size.ts';

// The process in which pictures are decoded; `drawing.ts` starts it and ends it.

/** What it is asked: to resize a picture, without a size to clean an uploaded one, or to draw one for sharing. */
export type Task = { bytes: Uint8Array; size?: PictureSize } | { card: ShareCard };

/** What it answers. */
export interface Drawn {
  /** What became of the picture; for one that cannot be resized the reason, for the log. */
  result: Uint8Array | Refusal | { unreadable: string };
  /** What the process takes afterwards. */
  residentBytes: number;
}

// Nothing is drawn twice, and each thread takes memory of its own.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async (task: Task) => {
  const result = await draw(task);
  process.send?.({ result, residentBytes: process.memoryUsage.rss() } satisfies Drawn);
});

// The server decides when it is over: it may still have to answer. However that ends, this ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function draw(task: Task): Promise<Drawn['result']> {
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
