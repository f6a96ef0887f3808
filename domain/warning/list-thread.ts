import { parentPort, workerData } from 'node:worker_threads';
import { batchesOf } from '#db/batches.ts';
import { WarningListError } from './error.ts';
import { LISTS } from './lists.ts';
import type { FileOfList, ThreadMessage } from './read-list.ts';
import { decode } from './shapes.ts';

/** Few enough that a server receives a message between two requests. */
const ENTRIES_PER_MESSAGE = 2_000;

// The program of the thread that read-list.ts starts: it reads a list and posts its entries in batches.

if (!parentPort) throw new Error('this program runs in a thread of read-list.ts');
const port = parentPort;
const { list, bytes }: FileOfList = workerData;
const post = (message: ThreadMessage) => port.postMessage(message);

try {
  const entries = await LISTS[list].read(decode(bytes));
  for (const some of batchesOf(entries, ENTRIES_PER_MESSAGE)) post({ entries: some });
  post('done');
} catch (error) {
  if (!(error instanceof WarningListError)) throw error;
  post({ refusal: error.message });
}
