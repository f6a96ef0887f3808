import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '#tests/rig/database.ts';
import { openSnapshotSite } from '#tests/snapshot/site.ts';
import { readSnapshot, takeSnapshot } from '#tests/snapshot/snapshot.ts';

// The public contract: statuses, headers, redirects, and the bodies of the API, feeds and other files. Bodies of pages
// are not part of it. `tests/snapshot/take-snapshot.ts --compare` shows their changes, `--accept` stores them.

test('every address answers as in the snapshot', { timeout: 300_000 }, async () => {
  const expected = (await readSnapshot()).contract;
  const database = await newDatabase();
  onTestFinished(database.close);
  await using site = await openSnapshotSite(database.url);
  const { contract } = await takeSnapshot(site, Object.keys(expected));
  const changed = Object.keys(expected).filter(
    (address) => contract[address] !== expected[address],
  );
  const onlyChanged = (answers: Record<string, string>) =>
    Object.fromEntries(changed.map((address) => [address, answers[address]]));
  expect(onlyChanged(contract)).toEqual(onlyChanged(expected));
});
