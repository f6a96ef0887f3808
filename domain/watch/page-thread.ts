import { parentPort, workerData } from 'node:worker_threads';
import { searchAnswer } from './search-answer.ts';

parentPort?.postMessage(await searchAnswer(workerData));
