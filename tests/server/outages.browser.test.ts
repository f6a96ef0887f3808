import { expect, test } from 'vitest';
import { OUTAGES, playAll } from '#tests/outages/outage.ts';
import { FAULTS } from '#tests/outages/services.ts';
import { newDatabase } from '#tests/rig/database.ts';

// Each outage in one way; `npm run chaos -- upstreams` plays each in every way, the slow ones too,
// and judges the three seconds of a cold page: here others are at work.
const QUICK = FAULTS.filter((fault) => fault !== 'hang' && fault !== 'drip');
const PLAYED = OUTAGES.map((outage, place) => ({
  ...outage,
  fault: QUICK[place % QUICK.length] ?? '500',
}));

test('a service that fails costs a cold site what it says of it, and nothing else', async () => {
  const found = await playAll(PLAYED, { atOnce: 2, coldSeconds: 6 }, () => newDatabase('starter'));
  expect(found.size).toBe(OUTAGES.length);
  expect([...found].filter(([, complaints]) => complaints.length > 0)).toEqual([]);
});
