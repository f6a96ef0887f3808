import { afterEach, expect, test } from 'vitest';
import { endAll } from '#bench/rig/ending.ts';
import { jump } from '#chaos/clock-jump.ts';
import { stopDatabaseInRounds } from '#chaos/database-outage.ts';
import { killInRounds } from '#chaos/kill-rounds.ts';
import type { Verdict } from '#chaos/rig/trial.ts';

// What `npm run chaos` does for an hour, for seconds. How fast all is well again is judged there: here others are at work.
// That an edit is on another server's next answer: two-servers.browser.test.ts.

const LONG_MILLISECONDS = 90_000;

afterEach(() => endAll());

test.each<[string, () => Promise<Verdict>]>([
  ['the server, the database and both are killed under writes', () => killInRounds(3)],
  ['the database is stopped and started again', () => stopDatabaseInRounds(1)],
  ['the clock jumps an hour on and back', () => jump([3_600_000, 0])],
])('nothing is lost when %s', { timeout: LONG_MILLISECONDS }, async (_, attempt) => {
  expect(await attempt()).toMatchObject({ lost: 0 });
});
