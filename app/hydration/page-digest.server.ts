import { createHash } from 'node:crypto';
import { today } from '#domain/time/day.ts';
import type { HydrationPlan } from './plan.ts';

/**
 * A digest of all that the HTML of a page is made from: its address, the loaders' data, errors, and the day. The rest is the same as
 * long as the server runs.
 */
export function pageDigest(url: string, status: number, { loaded, state }: HydrationPlan): string {
  const digest = createHash('sha1').update([url, status, today(), state, ''].join('\n'));
  // Apart: it would be copied into a longer text.
  return digest.update(loaded).digest('base64');
}
