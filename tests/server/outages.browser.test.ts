import { expect, test } from 'vitest';
import { OUTAGES, playAll } from '#tests/outages/outage.ts';
import { FAULTS } from '#tests/outages/services.ts';
import { newDatabase } from '#tests/rig/database.ts';

// One fault per outage. `npm run chaos -- upstreams` plays all faults, including slow ones, and judges the three seconds
// of a cold page: here other tests share the machine.
const QUICK = FAULTS.filter((fault) => fault !== 'hang' && fault !== 'drip');
const PLAYED = OUTAGES.map((outage, place) => ({
  ...outage,
  fault: QUICK[place % QUICK.length] ?? '500',
}));

test('a failing upstream affects only its own parts of a cold site', async () => {
  const results = await playAll(PLAYED, { atOnce: 2, coldSeconds: 6 }, () =>
    newDatabase('starter'),
  );
  expect(results.size).toBe(OUTAGES.length);
  expect([...results].filter(([, complaints]) => complaints.length > 0)).toEqual([]);
});
