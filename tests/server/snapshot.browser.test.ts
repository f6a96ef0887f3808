import { expect, test } from 'vitest';
import { newDatabase } from '#tests/rig/database.ts';
import { openSnapshotSite } from '#tests/snapshot/site.ts';
import { readSnapshot, takeSnapshot } from '#tests/snapshot/snapshot.ts';

// What others rely on: statuses, headers, redirects, and the bodies of the API, feeds and other files. Pages change on
// purpose; `tests/snapshot/take-snapshot.ts --compare` shows how, and with `--accept` an intended change is taken over.

test('every address answers as in the snapshot', { timeout: 300_000 }, async () => {
  const expected = (await readSnapshot()).contract;
  const database = await newDatabase();
  await database.close();
  await using site = await openSnapshotSite(database.url);
  const { contract } = await takeSnapshot(site, Object.keys(expected));
  const changed = Object.keys(expected).filter(
    (address) => contract[address] !== expected[address],
  );
  const among = (answers: Record<string, string>) =>
    Object.fromEntries(changed.map((address) => [address, answers[address]]));
  expect(among(contract)).toEqual(among(expected));
});
