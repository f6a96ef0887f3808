import { isUnavailable } from '#db/client.ts';

/** What a change that could not be made is answered with: 503 where it may be made later, else 500. */
export function failureStatus(error: unknown): 500 | 503 {
  return isUnavailable(error) ? 503 : 500;
}
