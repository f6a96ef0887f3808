const GONE = [404, 410];
const SLOWER = [429, 503];
const MIN_REST_MS = 60_000;
const DEFAULT_REST_MS = 3_600_000;
const MAX_REST_MS = 7 * 24 * 3_600_000;

/** Whether the status says that there is no such page. */
export function isGoneStatus(status: number): boolean {
  return GONE.includes(status);
}

/** For how long a host is left alone, in milliseconds, after a status that asks for fewer requests; null for any other. */
export function restAfter(status: number, retryAfterMs: number | null): number | null {
  if (!SLOWER.includes(status)) return null;
  const restMs = Math.max(MIN_REST_MS, retryAfterMs ?? DEFAULT_REST_MS);
  return Math.min(MAX_REST_MS, restMs);
}
