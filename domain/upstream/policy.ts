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

/** Asks again at once, twice, where that may help. */
export const retries = retry(
  handleWhen((error) => error instanceof UpstreamError && error.isPassing),
  { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 600 }) },
);

/**
 * `retries`, and after a failure the service is left alone, at first for `restMilliseconds`, up to twenty times as
 * long. While it is, BrokenCircuitError.
 */
export function restingAfterFailure(restMilliseconds: number): IPolicy {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: new ExponentialBackoff({
      initialDelay: restMilliseconds,
      maxDelay: restMilliseconds * 20,
    }),
  });
  return wrap(breaker, retries);
}
