import { parentPort, workerData } from 'node:worker_threads';
import { UpstreamError } from '#domain/upstream/request.ts';
import type { ThreadResult } from './read-in-thread.ts';
import { articlesIn } from './source-text.ts';

parentPort?.postMessage(read());

function read(): ThreadResult {
  try {
    return { articles: articlesIn(workerData) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { failure: error.message };
  }
}
