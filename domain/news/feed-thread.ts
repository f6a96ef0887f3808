import { parentPort, workerData } from 'node:worker_threads';
import { UpstreamError } from '#domain/upstream/ask.ts';
import type { FeedReading, FeedText } from './read-aside.ts';
import { readFeed } from './read-feed.ts';

const { xml, language, source }: FeedText = workerData;
parentPort?.postMessage(read());

function read(): FeedReading {
  try {
    return { articles: readFeed(xml, language, source) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { failure: error.message };
  }
}
