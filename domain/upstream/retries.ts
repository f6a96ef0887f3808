import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { UpstreamError } from './ask.ts';

/** Asks twice more, at once, where that may help. */
export const retries = retry(
  handleWhen((error) => error instanceof UpstreamError && error.isPassing),
  { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 600 }) },
);
