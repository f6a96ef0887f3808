import { inThread } from '#domain/time/in-thread.ts';
import { UpstreamError } from '#domain/upstream/request.ts';
import type { NewsArticle } from './article.ts';
import { articlesIn, type SourceText } from './source-text.ts';

/** The message of the thread. */
export type ThreadResult = { articles: NewsArticle[] } | { failure: string };

const NEWS_THREAD = new URL('./news-thread.ts', import.meta.url);
/** The worst text of this length takes some 30 ms, less than the start of a thread. */
const MAX_LETTERS_WITHOUT_THREAD = 50_000;
/** A real text takes a few hundredths of a second, and the thread a few tenths to start. */
const TIMEOUT_MS = 5_000;
const MAX_MEMORY_MEGABYTES = 192;

/** The articles in a text, at most fifty; a long text is read in a thread. Throws UpstreamError. */
export async function readArticles(
  given: SourceText,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<NewsArticle[]> {
  return given.text.length > MAX_LETTERS_WITHOUT_THREAD
    ? readSourceInThread(given, signal, timeoutMs)
    : articlesIn(given);
}

/** Reads a text in a thread of its own. Throws UpstreamError. */
export async function readSourceInThread(
  given: SourceText,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<NewsArticle[]> {
  const limits = { signal, timeoutMs, maxMemoryMegabytes: MAX_MEMORY_MEGABYTES };
  const outcome = await inThread<ThreadResult>(NEWS_THREAD, given, limits);
  if (outcome === 'late') throw new UpstreamError('the response takes too long to read');
  if (outcome === 'failed' || outcome === 'overfull')
    throw new UpstreamError('the response cannot be read');
  if ('failure' in outcome.message) throw new UpstreamError(outcome.message.failure);
  return outcome.message.articles;
}
