import { expect, test } from 'vitest';
import { OUTAGES, runOutages } from '#tests/outages/outage.ts';
import { FAULTS } from '#tests/outages/services.ts';
import { newDatabase } from '#tests/rig/database.ts';

// One fault per outage. `npm run chaos -- upstreams` runs all faults, including slow ones, and judges the three seconds
// of a cold page: here other tests share the machine.
const QUICK = FAULTS.filter((fault) => fault !== 'hang' && fault !== 'drip');
const OUTAGES_WITH_FAULT = OUTAGES.map((outage, place) => ({
  ...outage,
  fault: QUICK[place % QUICK.length] ?? '500',
}));

test('a failing upstream affects only its own parts of a cold site', async () => {
  const run = (outages: typeof OUTAGES_WITH_FAULT) =>
    runOutages(outages, { atOnce: 2, coldSeconds: 15 }, () => newDatabase('starter'));
  // The first site also loads the program, for seconds in which a busy machine answers no page.
  await run(OUTAGES_WITH_FAULT.slice(0, 1));
  const results = await run(OUTAGES_WITH_FAULT);
  expect(results.size).toBe(OUTAGES.length);
  expect([...results].filter(([, problems]) => problems.length > 0)).toEqual([]);
});
