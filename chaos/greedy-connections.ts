import { Agent, get } from 'node:http';
import { workerData } from 'node:worker_threads';

// Runs in a worker thread: each connection sends a request as soon as the previous is answered.
const { port, connections } = workerData as { port: number; connections: number };
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let requests = 0;

function askOnAndOn(): void {
  requests += 1;
  const request = get(
    { port, host: '127.0.0.1', agent, path: `/markets?q=${requests}` },
    (response) => {
      response.resume().once('close', askOnAndOn);
    },
  );
  request.once('error', () => setTimeout(askOnAndOn, 10));
}

for (let n = 0; n < connections; n += 1) askOnAndOn();
