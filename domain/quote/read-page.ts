import { inThread } from '#domain/time/in-thread.ts';
import { isPdf } from './page-text.ts';
import { type PageQuestion, searchBytes } from './search-bytes.ts';
import type { PageResult } from './search-page.ts';

const PAGE_THREAD = new URL('./page-thread.ts', import.meta.url);
const TIMEOUT_MS = 30_000;
const MAX_MEMORY_MEGABYTES = 384;
/** A PDF unpacks outside the memory that the engine limits. */
const MAX_UNPACKED_BYTES = 192_000_000;

/** A text of this length takes some 30 ms at most, less than the start of a thread. */
const MAX_BYTES_WITHOUT_THREAD = 50_000;
const UNREADABLE: PageResult = { what: 'unreadable', detail: 'the file cannot be read' };

/** Looks for quotes in an answer. Never throws, except when `signal` is aborted. */
export async function readPage(question: PageQuestion, signal: AbortSignal): Promise<PageResult> {
  signal.throwIfAborted();
  const { bytes, contentType } = question;
  const isShort = bytes.length < MAX_BYTES_WITHOUT_THREAD && !isPdf(bytes, contentType);
  return isShort
    ? searchBytes(question).catch(() => UNREADABLE)
    : readPageInThread(question, signal);
}

/** Reads a page in a thread of its own. Never throws, except when `signal` is aborted. */
export async function readPageInThread(
  question: PageQuestion,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<PageResult> {
  const limits = {
    signal,
    timeoutMs,
    maxMemoryMegabytes: MAX_MEMORY_MEGABYTES,
    maxExternalBytes: MAX_UNPACKED_BYTES,
  };
  const outcome = await inThread<PageResult>(PAGE_THREAD, question, limits);
  signal.throwIfAborted();
  if (outcome === 'late') return { what: 'unreadable', detail: 'takes too long to read' };
  if (outcome === 'overfull') {
    return { what: 'unreadable', detail: 'takes too much memory to read' };
  }
  if (outcome === 'failed') return UNREADABLE;
  return outcome.message;
}
