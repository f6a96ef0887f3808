import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from '#domain/admin/client-network.ts';
import { isUncountedProxy } from './networks.ts';

/** Why a connection was closed at once: too many in all, or of one network. */
export type ConnectionRefusal = 'total' | 'network';

/** Left for files, the database and what is fetched: a quarter, and at least this many. */
const LEAST_RESERVE = 100;
const RESERVE_SHARE = 1 / 4;
/** Of one network, while more than half of the connections there can be are open. */
const MOST_OF_ONE_NETWORK = 256;
/** For how long after a request through an uncounted proxy connections are taken to be its. */
const PROXY_MILLISECONDS = 60_000;

interface Options {
  trustedProxies: number;
  onRefusal: (why: ConnectionRefusal) => void;
  /** File descriptors this process may have open. */
  descriptors?: number;
}

/**
 * Keeps file descriptors in reserve: closes connections beyond what the process can afford, and, once half of those are
 * open, those of a network that has a large part of them. Behind a proxy all connections are the proxy's: then there is
 * no limit by network.
 */
export function limitConnections(
  server: Server,
  { trustedProxies, onRefusal, descriptors = mostDescriptors() }: Options,
): void {
  const most = Math.floor(descriptors - Math.max(LEAST_RESERVE, descriptors * RESERVE_SHARE));
  if (!Number.isFinite(most)) return;
  server.maxConnections = Math.max(1, most);
  server.on('drop', () => onRefusal('total'));
  if (trustedProxies > 0) return;

  const mostOfOne = Math.min(MOST_OF_ONE_NETWORK, Math.ceil(server.maxConnections / 4));
  const open = new Map<string, number>();
  let total = 0;
  let proxySeenMs = Number.NEGATIVE_INFINITY;
  server.on('request', (request: IncomingMessage) => {
    if (isUncountedProxy(request, trustedProxies)) proxySeenMs = performance.now();
  });
  server.on('connection', (socket: Socket) => {
    const network = clientNetwork(socket.remoteAddress ?? '');
    const ofNetwork = (open.get(network) ?? 0) + 1;
    open.set(network, ofNetwork);
    total += 1;
    socket.once('close', () => {
      total -= 1;
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    const isBehindProxy = performance.now() - proxySeenMs < PROXY_MILLISECONDS;
    if (total > server.maxConnections / 2 && ofNetwork > mostOfOne && !isBehindProxy) {
      onRefusal('network');
      socket.destroy();
    }
  });
}

// Node raises its soft limit to the hard one as it starts.
function mostDescriptors(): number {
  // Otherwise the report looks up names of every open connection's peer.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
