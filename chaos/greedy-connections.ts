import { Agent, get } from 'node:http';
import { workerData } from 'node:worker_threads';

// A thread: connections that ask again as soon as they are answered, until it is terminated.
const { port, connections } = workerData as { port: number; connections: number };
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let asked = 0;

function askOnAndOn(): void {
  asked += 1;
  const request = get({ port, host: '127.0.0.1', agent, path: `/markets?q=${asked}` }, (answer) => {
    answer.resume().once('close', askOnAndOn);
  });
  request.once('error', () => setTimeout(askOnAndOn, 10));
}

for (let n = 0; n < connections; n += 1) askOnAndOn();
