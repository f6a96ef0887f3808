import { Worker } from 'node:worker_threads';
import { UpstreamError } from '#domain/upstream/ask.ts';
import type { NewsArticle, NewsLanguage } from './article.ts';

/** A feed to read, as `readFeed` takes it. */
export interface FeedText {
  xml: string;
  language: NewsLanguage;
  source: string;
}

/** What the thread answers with. */
export type FeedReading = { articles: NewsArticle[] } | { failure: string };

/** A real feed takes a few hundredths of a second, and the thread a few tenths to start. */
const READ_MILLISECONDS = 5000;
const MAX_MEMORY_MEGABYTES = 192;

/**
 * Reads a feed in a thread of its own: over one made for it the parser sits for seconds, and nothing else would be
 * answered meanwhile. Throws UpstreamError.
 */
export async function readAside(
  feed: FeedText,
  signal: AbortSignal,
  milliseconds = READ_MILLISECONDS,
): Promise<NewsArticle[]> {
  const late = new UpstreamError('the feed takes too long to read');
  if (signal.aborted) throw late;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  const worker = new Worker(new URL('./feed-thread.ts', import.meta.url), {
    workerData: feed,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MEGABYTES },
  });
  const { promise, resolve, reject } = Promise.withResolvers<NewsArticle[]>();
  const giveUp = () => reject(late);
  deadline.addEventListener('abort', giveUp);
  worker
    .on('message', (reading: FeedReading) => {
      if ('articles' in reading) resolve(reading.articles);
      else reject(new UpstreamError(reading.failure));
    })
    // Out of memory, for one.
    .on('error', () => reject(new UpstreamError('the feed cannot be read')));
  try {
    return await promise;
  } finally {
    deadline.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
