import { expect, onTestFinished, test } from 'vitest';
import { htmlChecker } from '#tests/requests/html-rules.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { openSnapshotSite } from '#tests/snapshot/site.ts';
import { visit } from '#tests/snapshot/snapshot.ts';

test('every page, public and of the admin, is valid HTML', { timeout: 300_000 }, async () => {
  const check = htmlChecker();
  const database = await newDatabase();
  onTestFinished(database.close);
  await using site = await openSnapshotSite(database.url);
  // One address for each error: most are on many pages.
  const errors = new Map<string, string>();
  let pages = 0;
  for await (const { address, body, isPage } of visit(site)) {
    if (!isPage) continue;
    pages += 1;
    for (const error of await check(body)) errors.set(error, address);
  }
  expect([...errors]).toEqual([]);
  expect(pages).toBeGreaterThan(400);
});
