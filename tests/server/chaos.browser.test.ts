import { afterEach, expect, test } from 'vitest';
import { jump } from '#chaos/clock-jump.ts';
import { stopDatabaseInRounds } from '#chaos/database-outage.ts';
import { killInRounds } from '#chaos/kill-rounds.ts';
import type { Verdict } from '#chaos/rig/trial.ts';
import { endAll } from '#tests/rig/processes.ts';

// A few rounds of `npm run chaos`, which also judges the time of recovery: here other tests share the machine.

const LONG_MILLISECONDS = 90_000;

afterEach(() => endAll());

test.each<[string, () => Promise<Verdict>]>([
  ['the server, the database and both are killed under writes', () => killInRounds(3)],
  ['the database is stopped and started again', () => stopDatabaseInRounds(1)],
  ['the clock jumps an hour on and back', () => jump([3_600_000, 0])],
])('nothing is lost when %s', { timeout: LONG_MILLISECONDS }, async (_, attempt) => {
  expect(await attempt()).toMatchObject({ lost: 0 });
});
