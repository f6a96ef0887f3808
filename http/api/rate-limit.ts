import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { LIMIT_SECONDS } from '#domain/api/endpoints.ts';
import type { ApiError } from '#domain/api/schemas.ts';

/** About 5 MB of memory. A client with more networks escapes any limit by network. */
const MAX_NETWORKS = 20_000;
const WINDOW_MS = LIMIT_SECONDS * 1000;

/** The limit and the remaining requests (draft-ietf-httpapi-ratelimit-headers). */
export const RATE_LIMIT_HEADERS = ['RateLimit-Policy', 'RateLimit'] as const;

interface Window {
  used: number;
  endMs: number;
}

/**
 * Limits one network to `times` requests a minute in this process; 0: no limit. The minute begins with the first request.
 * There is no limit for requests from an unknown network (null).
 */
export function limitRequests(
  times: number,
  networkOf: (c: Context) => string | null,
  nowMs = () => performance.now(),
) {
  const windows = new LRUCache<string, Window>({ max: MAX_NETWORKS });
  const policy = `"minute";q=${times};w=${LIMIT_SECONDS}`;

  function count(network: string): { left: number; seconds: number } {
    const now = nowMs();
    const known = windows.get(network);
    const window = known && now < known.endMs ? known : { used: 0, endMs: now + WINDOW_MS };
    window.used += 1;
    windows.set(network, window);
    return { left: times - window.used, seconds: Math.ceil((window.endMs - now) / 1000) };
  }

  return createMiddleware(async (c, next) => {
    const network = times === 0 ? null : networkOf(c);
    if (network === null) return next();
    const { left, seconds } = count(network);
    const isTooMany = left < 0;
    const refusal: ApiError = { error: 'Too many requests. Please try again later.' };
    if (isTooMany) c.res = c.json(refusal, 429, { 'Retry-After': String(seconds) });
    else await next();
    c.header('RateLimit-Policy', policy);
    c.header('RateLimit', `"minute";r=${Math.max(0, left)};t=${seconds}`);
  });
}
