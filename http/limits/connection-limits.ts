import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from '#domain/sign-in/client-network.ts';
import { isUncountedProxy } from '#http/visitor/networks.ts';

/** Why a connection was closed at once: too many in all, or of one network. */
export type ConnectionRefusal = 'total' | 'network';

/** Left for files, the database and what is fetched: a quarter, and at least this many. */
const LEAST_RESERVE = 100;
const RESERVE_SHARE = 1 / 4;
/** Connections of one network, while more than half of those there can be are open. */
const MOST_OF_ONE_NETWORK = 256;
/** For how long a network that was shut out may open no connections. */
const SHUT_MILLISECONDS = 5_000;
/** For how long after a request through an uncounted proxy connections are taken to be its. */
const PROXY_MILLISECONDS = 60_000;

interface Options {
  trustedProxies: number;
  onRefusal: (why: ConnectionRefusal) => void;
  /** File descriptors this process may have open. */
  descriptors?: number;
}

export interface ConnectionLimits {
  /**
   * Closes all connections of this one's network, and for five seconds each new one. What is in a packet is parsed whole
   * before anything can be refused, so a network that floods has to be kept from sending packets.
   */
  shut(socket: Socket): void;
}

/**
 * Keeps file descriptors in reserve: closes connections beyond what the process can afford, and, once half of those are
 * open, those of a network that has a large part of them. Behind a proxy all connections are the proxy's: then there is
 * no limit by network.
 */
export function limitConnections(
  server: Server,
  { trustedProxies, onRefusal, descriptors = mostDescriptors() }: Options,
): ConnectionLimits {
  const most = Math.min(descriptors - LEAST_RESERVE, descriptors * (1 - RESERVE_SHARE));
  const maxConnections = Math.max(1, Math.floor(most));
  if (Number.isFinite(maxConnections)) server.maxConnections = maxConnections;
  server.on('drop', () => onRefusal('total'));
  if (trustedProxies > 0) return { shut: () => {} };

  const mostOfOne = Math.min(MOST_OF_ONE_NETWORK, Math.ceil(maxConnections / 4));
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
    return performance.now() - proxySeenMs < PROXY_MILLISECONDS;
  }

  return {
    shut(socket) {
      if (isBehindProxy()) return;
      const network = clientNetwork(socket.remoteAddress ?? '');
      shut.add(network);
      setTimeout(() => shut.delete(network), SHUT_MILLISECONDS).unref();
      for (const other of open.get(network) ?? []) other.destroy();
    },
  };
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
