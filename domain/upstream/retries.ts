import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { UpstreamError } from './request.ts';

/** Retries a transient failure twice. */
export const retries = retry(
  handleWhen((error) => error instanceof UpstreamError && error.isTransient),
  { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 600 }) },
);
