import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/rig/database.ts';
import { fingerprintOf } from './fuzz.ts';

const NO_FOLDER = '/no/such/folder';

test('a fingerprint covers tables that are added later, and no counts of attempts', async () => {
  const { db } = await testDatabase();
  const before = await fingerprintOf(db, NO_FOLDER);
  await db.execute(sql`insert into throttles (key, window_start, count) values ('a', now(), 1)`);
  expect(await fingerprintOf(db, NO_FOLDER)).toBe(before);
  await db.execute(sql`create table added_later as select 1 as one`);
  expect(await fingerprintOf(db, NO_FOLDER)).not.toBe(before);
});
