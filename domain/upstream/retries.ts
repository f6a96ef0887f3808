import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import { UpstreamError } from './ask.ts';

/** Asks twice more, at once, where that may help. */
export const retries = retry(
  handleWhen((error) => error instanceof UpstreamError && error.isPassing),
  { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 600 }) },
);

/**
 * `retries`, with a circuit breaker that opens at the first failure, for `restMs` and up to twenty times as long. While
 * it is open, BrokenCircuitError.
 */
export function breakAfterFailure(restMs: number): IPolicy {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: new ExponentialBackoff({ initialDelay: restMs, maxDelay: restMs * 20 }),
  });
  return wrap(breaker, retries);
}
