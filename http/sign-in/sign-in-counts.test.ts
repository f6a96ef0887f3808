import { expect, test } from 'vitest';
import { countSignIns } from './sign-in-counts.ts';

test('every outcome of a sign-in is in the metrics before the first one', async () => {
  const [steps] = countSignIns().metrics;
  const samples = (await steps?.get())?.values ?? [];
  expect(samples.map(({ labels, value }) => [labels.step, labels.outcome, value])).toEqual([
    ...['pending', 'wrong', 'notAdmin', 'tooMany'].map((outcome) => ['password', outcome, 0]),
    ...['sent', 'notPending', 'mailFailed', 'tooMany'].map((outcome) => ['mail', outcome, 0]),
    ...['signedIn', 'wrong', 'expired', 'notPending', 'tooMany'].map((each) => ['code', each, 0]),
  ]);
});
