import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from '#domain/address/client-network.ts';
import { isUncountedProxy } from '#http/visitor/networks.ts';

/** The limit that closed a new connection: of the whole process, or of one network. */
export type ConnectionRefusal = 'total' | 'network';

/** File descriptors reserved for files, the database and upstream requests: a quarter, and at least this many. */
const MIN_RESERVE = 100;
const RESERVE_SHARE = 1 / 4;
/** Limit of one network while more than half of all possible connections are open. */
const MAX_OF_ONE_NETWORK = 256;
/** A network that was shut out opens no connections for this long. */
const SHUT_MS = 5_000;
/** After a request through an uncounted proxy, all connections are taken for the proxy's for this long. */
const PROXY_MS = 60_000;

interface Options {
  trustedProxies: number;
  onRefusal: (why: ConnectionRefusal) => void;
  /** File descriptors this process may have open. */
  descriptors?: number;
}

export interface ConnectionLimits {
  /**
   * Closes all connections of the socket's network, and each new one for five seconds. Node parses all requests of a
   * packet before the first can be refused, so a flood has to be stopped at the connection.
   */
  shut(socket: Socket): void;
}

/**
 * Reserves file descriptors: closes new connections beyond a limit, and once half of it is in use, new connections of a
 * network that has many. Behind a proxy there is no limit by network, because all connections are the proxy's.
 */
export function limitConnections(
  server: Server,
  { trustedProxies, onRefusal, descriptors = mostDescriptors() }: Options,
): ConnectionLimits {
  const most = Math.min(descriptors - MIN_RESERVE, descriptors * (1 - RESERVE_SHARE));
  const maxConnections = Math.max(1, Math.floor(most));
  if (Number.isFinite(maxConnections)) server.maxConnections = maxConnections;
  server.on('drop', () => onRefusal('total'));
  if (trustedProxies > 0) return { shut: () => {} };

  const mostOfOne = Math.min(MAX_OF_ONE_NETWORK, Math.ceil(maxConnections / 4));
  const open = new Map<string, Set<Socket>>();
  const shut = new Set<string>();
  let total = 0;
  let proxySeenMs = Number.NEGATIVE_INFINITY;
  server.on('request', (request: IncomingMessage) => {
    if (isUncountedProxy(request, trustedProxies)) proxySeenMs = performance.now();
  });
  server.on('connection', (socket: Socket) => {
    const network = clientNetwork(socket.remoteAddress ?? '');
    const ofNetwork = open.get(network) ?? new Set();
    open.set(network, ofNetwork.add(socket));
    total += 1;
    socket.once('close', () => {
      total -= 1;
      ofNetwork.delete(socket);
      if (ofNetwork.size === 0 && open.get(network) === ofNetwork) open.delete(network);
    });
    const isCrowded = total > maxConnections / 2 && ofNetwork.size > mostOfOne;
    if ((isCrowded && !isBehindProxy()) || shut.has(network)) {
      onRefusal('network');
      socket.destroy();
    }
  });

  function isBehindProxy(): boolean {
    return performance.now() - proxySeenMs < PROXY_MS;
  }

  return {
    shut(socket) {
      if (isBehindProxy()) return;
      const network = clientNetwork(socket.remoteAddress ?? '');
      shut.add(network);
      setTimeout(() => shut.delete(network), SHUT_MS).unref();
      for (const connection of open.get(network) ?? []) connection.destroy();
    },
  };
}

// Node raises its soft limit to the hard limit when it starts.
function mostDescriptors(): number {
  // The report would look up the host name of every open connection's peer.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
