import { expect } from 'vitest';
import { today } from '#domain/time/day.ts';

const FIRST = today();

/** Matches the present UTC day, and that on which the tests began: midnight may pass during a test. */
export function thisDay(): string {
  return expect.toBeOneOf([FIRST, today()]);
}
