import { afterAll, beforeEach, expect, test } from 'vitest';
import { lastSecret } from '#db/schema.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { replaceFingerprint } from './last-secret.ts';

const SECRET = 'the secret of one server';
const OTHER = 'the secret of the other server';

const { db, close } = await newDatabase();
beforeEach(() => db.delete(lastSecret));
afterAll(close);

test('neither the first secret of a site nor the same at the next start counts as changed', async () => {
  expect(await replaceFingerprint(db, SECRET)).toBe(false);
  expect(await replaceFingerprint(db, SECRET)).toBe(false);
});

test('a changed secret is reported once, and so is the change back', async () => {
  await replaceFingerprint(db, SECRET);
  expect(await replaceFingerprint(db, OTHER)).toBe(true);
  expect(await replaceFingerprint(db, OTHER)).toBe(false);
  expect(await replaceFingerprint(db, SECRET)).toBe(true);
});

test('one of two concurrent first starts with different secrets reports a change', async () => {
  const reports = await Promise.all([
    replaceFingerprint(db, SECRET),
    replaceFingerprint(db, OTHER),
  ]);
  expect(reports.toSorted()).toEqual([false, true]);
});

test('the database does not store the secret', async () => {
  await replaceFingerprint(db, SECRET);
  expect(JSON.stringify(await db.select().from(lastSecret))).not.toContain(SECRET);
});
