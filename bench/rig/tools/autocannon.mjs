// The load of ../load.ts, in a process of its own; prints one line of JSON.
import autocannon from 'autocannon';

const options = JSON.parse(process.argv[2] ?? '{}');
const { port, paths, headers, seconds, connections, from, withErrors } = options;
let turn = 0;
let number = from;

const { requests, duration, latency, errors, ...result } = await autocannon({
  url: `http://127.0.0.1:${port}`,
  duration: seconds,
  connections,
  headers,
  requests: [
    {
      setupRequest: (/** @type {object} */ request) => {
        const path = paths[turn++ % paths.length].replace('{n}', () => String(number++));
        return { ...request, path };
      },
    },
  ],
});
const failed = errors + (withErrors ? 0 : result['4xx'] + result['5xx']);
if (failed) throw new Error(`${failed} requests failed`);
const perSecond = requests.total / duration;
console.log(JSON.stringify({ requests: requests.total, perSecond, p99Ms: latency.p99 }));
