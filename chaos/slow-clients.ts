import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { arrive, failed, tellOutcomes } from '#chaos/rig/open-loop.ts';
import { startServer } from '#chaos/rig/server.ts';
import type { Trial } from '#chaos/rig/trial.ts';
import { visitPath } from '#chaos/rig/visits.ts';
import { percentile } from '#tests/rig/percentile.ts';

const MAX_CUT_MS = 15_000;
const MAX_P95_MS = 1_000;
const PER_SECOND = 50;
const DRIP_EVERY_MS = 500;
const OPEN_AT_ONCE = 100;
/** A client that reads nothing is silent this long: its first write would prolong the connection, its second shows the cut-off. */
const UNREAD_QUIET_MS = 13_000;

/** Bytes of a slow client at first, and then every half second. */
interface SlowClient {
  first: string;
  drip: string;
  readsNothing?: boolean;
}

const KINDS: Record<string, SlowClient> = {
  silent: { first: '', drip: '' },
  'slow head': { first: 'GET /en HTTP/1.1\r\nHost: localhost\r\n', drip: 'a: b\r\n' },
  'slow body': {
    first:
      'POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    drip: ' ',
  },
  'slow reader': {
    first: 'GET /en HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n'.repeat(16),
    // A meaningless byte: a client that does not read notices the cut-off by writing.
    drip: '\r\n',
    readsNothing: true,
  },
};

/** Slow connections of four kinds beside normal visitors. */
export const slowClients: Trial = {
  tried: `slow connections: ${Object.keys(KINDS).join(', ')}; others ask ${PER_SECOND} times a second`,
  full: 2_000,
  short: 400,
  run: async (count, losses) => {
    const server = await startServer();
    const end = new AbortController();
    const ways = Object.entries(KINDS);
    const clients: Promise<{ name: string; livedMs: number }>[] = [];
    const others = arrive({
      port: server.port,
      perSecond: PER_SECOND,
      seconds: 600,
      pathOf: visitPath,
      until: end.signal,
    });
    for (let n = 0; n < count; n += 1) {
      const [name, way] = ways[n % ways.length] ?? [];
      if (!name || !way) break;
      clients.push(livesFor(server.port, way).then((livedMs) => ({ name, livedMs })));
      if (n % OPEN_AT_ONCE === 0) await sleep(10);
    }
    const lives = await Promise.all(clients);
    end.abort();
    const arrived = await others;
    await server.stop();
    const left = lives.filter(({ livedMs }) => livedMs > MAX_CUT_MS).length;
    losses.add('a visitor was not answered', failed(arrived));
    const p95Ms = percentile(arrived.latenciesMs, 0.95);
    const longest = ways.map(([name]) => {
      const ofKind = lives.filter((life) => life.name === name).map(({ livedMs }) => livedMs);
      return `${name} ${(Math.max(...ofKind) / 1_000).toFixed(1)} s`;
    });
    return {
      times: `${count} connections, ${arrived.sent} requests of others`,
      recoveryMs: Math.max(...lives.map(({ livedMs }) => livedMs)),
      isWithinLimits: left === 0 && p95Ms < MAX_P95_MS,
      figures: `not cut in 15 s: ${left}; longest: ${longest.join(', ')}; others: p95 ${p95Ms.toFixed(0)} ms, ${tellOutcomes(arrived)}`,
    };
  },
};

// Resolves when the connection is cut off, at the latest after twice its limit.
function livesFor(port: number, { first, drip, readsNothing }: SlowClient): Promise<number> {
  const startedMs = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.on('connect', () => socket.write(first));
  const quietUntilMs = startedMs + (readsNothing ? UNREAD_QUIET_MS : 0);
  const dripping = setInterval(() => {
    if (drip && socket.writable && performance.now() > quietUntilMs) socket.write(drip);
  }, DRIP_EVERY_MS);
  const gaveUp = setTimeout(() => socket.destroy(), 2 * MAX_CUT_MS);
  if (readsNothing) socket.pause();
  else socket.resume();
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping);
      clearTimeout(gaveUp);
      resolve(performance.now() - startedMs);
    });
  });
}
