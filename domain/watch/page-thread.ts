import { parentPort, workerData } from 'node:worker_threads';
import { judgeAnswer } from './judge-answer.ts';

parentPort?.postMessage(await judgeAnswer(workerData));
