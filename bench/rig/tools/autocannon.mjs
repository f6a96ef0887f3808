// Asks as ../load.ts says, in a process of its own; answers one line of JSON.
import autocannon from 'autocannon';

const { port, paths, headers, seconds, connections, from } = JSON.parse(process.argv[2] ?? '{}');
let turn = 0;
let number = from;
/** @type {number[]} */
const latenciesMs = [];

const instance = autocannon(
  {
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
  },
  (/** @type {Error | null} */ error, /** @type {any} */ result) => {
    if (error || result.errors || result['4xx'] || result['5xx']) {
      console.error(error ?? `${result.errors + result['4xx'] + result['5xx']} requests failed`);
      process.exit(1);
    }
    const milliseconds = result.duration * 1_000;
    console.log(JSON.stringify({ requests: result.requests.total, milliseconds, latenciesMs }));
  },
);
instance.on('response', (_client, _status, _bytes, /** @type {number} */ ms) => {
  latenciesMs.push(ms);
});
