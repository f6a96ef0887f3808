import { afterAll, beforeEach, expect, test } from 'vitest';
import { lastSecret } from '#db/schema.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { isOtherSecret } from './last-secret.ts';

const SECRET = 'the secret of one server';
const OTHER = 'the secret of the other server';

const { db, close } = await newDatabase();
beforeEach(() => db.delete(lastSecret));
afterAll(close);

test('the first secret of a site is no other one, nor is the same at the next start', async () => {
  expect(await isOtherSecret(db, SECRET)).toBe(false);
  expect(await isOtherSecret(db, SECRET)).toBe(false);
});

test('a start with another secret is told so once, and so is the way back', async () => {
  await isOtherSecret(db, SECRET);
  expect(await isOtherSecret(db, OTHER)).toBe(true);
  expect(await isOtherSecret(db, OTHER)).toBe(false);
  expect(await isOtherSecret(db, SECRET)).toBe(true);
});

test('of two first starts at once with different secrets, one is told', async () => {
  const told = await Promise.all([isOtherSecret(db, SECRET), isOtherSecret(db, OTHER)]);
  expect(told.toSorted()).toEqual([false, true]);
});

test('the database holds no secret', async () => {
  await isOtherSecret(db, SECRET);
  expect(JSON.stringify(await db.select().from(lastSecret))).not.toContain(SECRET);
});
