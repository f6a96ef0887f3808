import { LRUCache } from 'lru-cache';
import { type Connect, fetchPublic, USER_AGENT } from '#domain/outbound/fetch-public.ts';
import { DAY_MS } from '#domain/time/day.ts';
import { readRobots } from './robots-rules.ts';

/** Our name in robots.txt. */
const NAME = USER_AGENT.split('/')[0] ?? USER_AGENT;
const MAX_CACHED_HOSTS = 500;

type Rules = ((url: string) => boolean) | 'none' | 'unknown';

/** Whether a host's robots.txt lets us read an address; null: it could not be read. */
export interface Robots {
  allows(url: string, options: RobotsOptions): Promise<boolean | null>;
}

interface RobotsOptions {
  headers: Record<string, string>;
  timeoutMs: number;
  signal: AbortSignal;
  connect?: Connect | undefined;
}

/** Reads each host's robots.txt once a day (RFC 9309). */
export function createRobots(): Robots {
  const hosts = new LRUCache<string, Rules>({ max: MAX_CACHED_HOSTS, ttl: DAY_MS });
  return {
    async allows(url, options) {
      const { origin } = new URL(url);
      const cached = hosts.get(origin);
      const rules = cached ?? (await fetchRules(`${origin}/robots.txt`, options));
      if (rules === 'unknown') return null;
      // Set again, rules would never grow older than a day.
      if (!cached) hosts.set(origin, rules);
      return rules === 'none' || rules(url);
    },
  };
}

// Section 2.3.1: without a file everything is allowed; while the host fails, nothing is.
async function fetchRules(url: string, { connect, ...options }: RobotsOptions): Promise<Rules> {
  const limits = { maxBytes: 500_000, ifLonger: 'cut', maxRedirects: 5 } as const;
  const fetched = await fetchPublic(url, { ...options, ...limits }, connect);
  if (fetched.outcome === 'answered') {
    return readRobots(new TextDecoder().decode(fetched.bytes), NAME);
  }
  const isAbsent = fetched.outcome === 'refused' && fetched.status >= 400 && fetched.status < 500;
  return isAbsent && fetched.status !== 429 ? 'none' : 'unknown';
}
