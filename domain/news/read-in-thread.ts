import { Worker } from 'node:worker_threads';
import { UpstreamError } from '#domain/upstream/request.ts';
import type { NewsArticle } from './article.ts';
import { articlesIn, type SourceText } from './source-text.ts';

/** The message of the thread. */
export type ThreadResult = { articles: NewsArticle[] } | { failure: string };

/** The worst text of this length takes some 30 ms, less than the start of a thread. */
const MAX_LETTERS_WITHOUT_THREAD = 50_000;
/** A real text takes a few hundredths of a second, and the thread a few tenths to start. */
const TIMEOUT_MS = 5000;
const MAX_MEMORY_MEGABYTES = 192;

/** The articles in a text, at most fifty; a long text is read in a thread. Throws UpstreamError. */
export async function readArticles(given: SourceText, signal: AbortSignal): Promise<NewsArticle[]> {
  return given.text.length > MAX_LETTERS_WITHOUT_THREAD
    ? readInThread(given, signal)
    : articlesIn(given);
}

/**
 * Reads a text in a thread of its own: a hostile one takes seconds, which would block all requests.
 * Throws UpstreamError.
 */
export async function readInThread(
  given: SourceText,
  signal: AbortSignal,
  milliseconds = TIMEOUT_MS,
): Promise<NewsArticle[]> {
  const late = new UpstreamError('the response takes too long to read');
  if (signal.aborted) throw late;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  const worker = new Worker(new URL('./news-thread.ts', import.meta.url), {
    workerData: given,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MEGABYTES },
  });
  const { promise, resolve, reject } = Promise.withResolvers<NewsArticle[]>();
  const giveUp = () => reject(late);
  deadline.addEventListener('abort', giveUp);
  worker
    .on('message', (result: ThreadResult) => {
      if ('articles' in result) resolve(result.articles);
      else reject(new UpstreamError(result.failure));
    })
    // Out of memory, for one.
    .on('error', () => reject(new UpstreamError('the response cannot be read')));
  try {
    return await promise;
  } finally {
    deadline.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
