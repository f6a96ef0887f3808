import { beforeAll, expect, test } from 'vitest';
import { htmlChecker } from '#tests/requests/html-rules.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { openSnapshotSite } from '#tests/snapshot/site.ts';
import { readSnapshot, type Snapshot, takeSnapshot } from '#tests/snapshot/snapshot.ts';

// One visit of every address serves both tests.

let expected: Snapshot['contract'];
let taken: Snapshot;
/** One address for each error in the HTML: most are on many pages. */
const errors = new Map<string, string>();

beforeAll(async () => {
  const check = htmlChecker();
  expected = (await readSnapshot()).contract;
  const database = await newDatabase();
  try {
    await using site = await openSnapshotSite(database.url);
    taken = await takeSnapshot(site, Object.keys(expected), async (page, address) => {
      if (isItsTurn(address)) for (const error of await check(page)) errors.set(error, address);
    });
  } finally {
    await database.close();
  }
}, 300_000);

// The public contract: statuses, headers, redirects, and the bodies of the API, feeds and other files. Bodies of pages
// are not part of it. `tests/snapshot/take-snapshot.ts --compare` shows their changes, `--accept` stores them.
test('every address answers as in the snapshot', () => {
  const changed = Object.keys(expected).filter(
    (address) => taken.contract[address] !== expected[address],
  );
  expect(changed, 'see node tests/snapshot/take-snapshot.ts --compare').toEqual([]);
});

// A page in both languages is checked in one of them, by the length of its address. `npm run html` checks both.
function isItsTurn(address: string): boolean {
  const bare = address.replace(/^\/en(?=[/?]|$)/, '').replace(/^(?=\?|$)/, '/');
  return (
    !expected[bare] || !expected[englishOf(bare)] || (bare === address) === bare.length % 2 > 0
  );
}

const englishOf = (bare: string) => `/en${bare.replace(/^\/(?=\?|$)/, '')}`;

test('every page, public and of the admin, is valid HTML', () => {
  expect([...errors]).toEqual([]);
  expect(Object.keys(taken.pages).length).toBeGreaterThan(400);
});
