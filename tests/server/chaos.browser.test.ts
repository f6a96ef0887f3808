import { afterEach, expect, test } from 'vitest';
import { clockJumps } from '#chaos/clock-jump.ts';
import { databaseOutage } from '#chaos/database-outage.ts';
import { kills } from '#chaos/kill-rounds.ts';
import { attempt, type Trial } from '#chaos/rig/trial.ts';
import { twoServers } from '#chaos/two-servers.ts';
import { endAll } from '#tests/rig/processes.ts';

// Short trials of `npm run chaos`, which also judges the time of recovery: here other tests share the machine.

const LONG_MS = 90_000;

afterEach(() => endAll());

test.each<[string, Trial, number]>([
  ['the server, the database and both are killed under writes', kills, 3],
  ['the database is stopped and started again', databaseOutage, 1],
  ['the clock jumps an hour on and back', clockJumps, 2],
  ['two servers share a folder or a database, and one is killed', twoServers, 1],
])('nothing is lost when %s', { timeout: LONG_MS }, async (_, trial, size) => {
  expect(await attempt(trial, size)).toMatchObject({ lost: 0 });
});
