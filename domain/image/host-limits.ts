import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  type IPolicy,
  wrap,
} from 'cockatiel';
import { NoResponseError } from './picture-error.ts';

const MAX_FETCHES = 3;
/** The market table alone has a hundred logos, all on one host. */
const MAX_WAITING = 200;
const MAX_UNANSWERED = 3;
const MAX_REMEMBERED_HOSTS = 1000;

/** A bulkhead and a circuit breaker for each host, so that a slow or dead one delays no other host's pictures. */
export interface HostLimits {
  /** Throws BulkheadRejectedError when this host's queue is full, BrokenCircuitError while its breaker is open. */
  execute<T>(hostname: string, fetch: () => Promise<T>): Promise<T>;
}

/** Limits for hosts as they come; a host that does not respond is left alone for `restMs`. */
export function limitHosts(restMs: number): HostLimits {
  const hosts = new Map<string, IPolicy>();

  function limitsOf(hostname: string): IPolicy {
    const limits = hosts.get(hostname) ?? newLimits(restMs);
    // A Map keeps the order of insertion: the first is the least recently used.
    hosts.delete(hostname);
    hosts.set(hostname, limits);
    const [oldest] = hosts.keys();
    if (hosts.size > MAX_REMEMBERED_HOSTS && oldest !== undefined) hosts.delete(oldest);
    return limits;
  }

  return { execute: (hostname, fetch) => limitsOf(hostname).execute(fetch) };
}

// The breaker is inside the bulkhead: when it opens, all queued fetches fail immediately instead of one by one.
function newLimits(restMs: number): IPolicy {
  return wrap(
    bulkhead(MAX_FETCHES, MAX_WAITING),
    circuitBreaker(handleType(NoResponseError), {
      breaker: new ConsecutiveBreaker(MAX_UNANSWERED),
      halfOpenAfter: restMs,
    }),
  );
}
