import { Worker } from 'node:worker_threads';
import { isPdf } from './page-text.ts';
import { type PageQuestion, searchBytes } from './search-bytes.ts';
import type { PageResult } from './search-page.ts';

const TIMEOUT_MS = 30_000;
const MAX_MEMORY_MEGABYTES = 384;

/** A text of this length takes some 30 ms at most, less than the start of a thread. */
const MAX_BYTES_WITHOUT_THREAD = 50_000;

/** Looks for quotes in an answer. Never throws, except when `signal` is aborted. */
export async function readPage(question: PageQuestion, signal: AbortSignal): Promise<PageResult> {
  signal.throwIfAborted();
  const { bytes, contentType } = question;
  const isShort = bytes.length < MAX_BYTES_WITHOUT_THREAD && !isPdf(bytes, contentType);
  return isShort ? searchBytes(question) : readInThread(question, signal);
}

/**
 * Reads a page in a thread of its own, because a large or hostile one would block all requests or fill the memory. Never
 * throws, except when `signal` is aborted.
 */
export async function readInThread(
  question: PageQuestion,
  signal: AbortSignal,
  milliseconds = TIMEOUT_MS,
): Promise<PageResult> {
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), {
    workerData: question,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MEGABYTES },
  });
  const { promise, resolve } = Promise.withResolvers<PageResult>();
  const giveUp = () => resolve({ what: 'unreadable', detail: 'takes too long to read' });
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  deadline.addEventListener('abort', giveUp);
  worker
    .on('message', resolve)
    // A damaged file, or out of memory.
    .on('error', () => resolve({ what: 'unreadable', detail: 'the file cannot be read' }));
  try {
    return await promise;
  } finally {
    deadline.removeEventListener('abort', giveUp);
    await worker.terminate();
    signal.throwIfAborted();
  }
}
