import { isUnavailable } from '#db/client.ts';

/** The status of a change that failed: 503 if it may succeed later, else 500. */
export function failureStatus(error: unknown): 500 | 503 {
  return isUnavailable(error) ? 503 : 500;
}
