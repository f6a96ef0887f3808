import { parentPort, workerData } from 'node:worker_threads';
import { searchBytes } from './search-bytes.ts';

parentPort?.postMessage(await searchBytes(workerData));
