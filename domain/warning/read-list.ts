import { Worker } from 'node:worker_threads';
import { WarningListError } from './error.ts';
import type { ListId } from './list-ids.ts';
import type { WarnedEntry } from './shapes.ts';

export interface FileOfList {
  list: ListId;
  bytes: Uint8Array;
}

export type ThreadMessage = { entries: WarnedEntry[] } | { refusal: string } | 'done';

/** Each takes some hundred bytes of the server’s memory until it is stored. */
const MAX_ENTRIES = 1_000_000;
const TIMEOUT_MS = 240_000;
const MAX_MEMORY_MEGABYTES = 512;

/**
 * The entries of a list's file, read in a thread of its own: a hostile one would block all requests for minutes or fill
 * the memory. Rejects with WarningListError.
 */
export async function readList(
  file: FileOfList,
  { timeoutMs = TIMEOUT_MS, maxEntries = MAX_ENTRIES } = {},
): Promise<WarnedEntry[]> {
  const worker = new Worker(new URL('./list-thread.ts', import.meta.url), {
    workerData: file,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MEGABYTES },
  });
  const { promise, resolve, reject } = Promise.withResolvers<WarnedEntry[]>();
  const refuse = (reason: string) => reject(new WarningListError(reason));
  const entries: WarnedEntry[] = [];
  worker
    .on('message', (message: ThreadMessage) => {
      if (message === 'done') return resolve(entries);
      if ('refusal' in message) return refuse(message.refusal);
      for (const entry of message.entries) entries.push(entry);
      if (entries.length > maxEntries) refuse(`it names more than ${maxEntries}`);
    })
    // For one, it has filled its memory.
    .on('error', () => refuse('it cannot be read'));
  const deadline = setTimeout(() => refuse('it takes too long to read'), timeoutMs);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
