import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedDatabase } from '#tests/rig/database.ts';
import { listings, listingTexts } from './schema.ts';

type Row = typeof listings.$inferInsert;

const { db } = await sharedDatabase();
let rowCount = 0;
beforeAll(() => add({ id: 'there' }));

const moment = new Date('2026-01-01T00:00:00.000Z');

/** Inserts a coin with `changes`, without the checks of the program. */
function ruledAs(verdict: 'halal' | 'haram') {
  return { spot: { verdict, ruledAt: null, grounds: null } };
}

function add(changes: Partial<Row>) {
  rowCount += 1;
  const row = { kind: 'coin' as const, id: `row-${rowCount}`, search: '', nameKey: '' };
  return db
    .insert(listings)
    .values({ ...row, createdAt: moment, updatedAt: moment, ...changes })
    .returning();
}

/** Returns the name of the violated constraint. */
async function refusalOf(work: PromiseLike<unknown>): Promise<string> {
  const error: unknown = await Promise.resolve(work).then(
    () => new Error('the row was accepted'),
    (reason: unknown) => reason,
  );
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return String((cause as { constraint_name?: string }).constraint_name ?? cause);
}

describe('the database refuses', () => {
  test.each([
    ['an unknown kind', 'listings_kind', { kind: 'token' as 'coin' }],
    ['an id that is no slug', 'listings_id', { id: 'Bit Coin' }],
    ['an id with two dashes', 'listings_id', { id: 'bit--coin' }],
    ['an id with a path', 'listings_id', { id: '../coin' }],
    ['an id with a line end', 'listings_id', { id: 'coin\n' }],
    ['an empty id', 'listings_id', { id: '' }],
    ['a symbol in small letters', 'listings_symbol', { symbol: 'btc' }],
    ['a symbol of eleven letters', 'listings_symbol', { symbol: 'ABCDEFGHIJK' }],
    ['an empty symbol', 'listings_symbol', { symbol: '' }],
    [
      'an unknown category',
      'listings_category',
      {
        category: 'fine' as 'halal',
        rulings: ruledAs('fine' as 'halal'),
      },
    ],
    [
      'a category that is not the verdict of the main ruling',
      'listings_main_verdict',
      {
        category: 'halal' as const,
        rulings: ruledAs('haram'),
      },
    ],
    ['a ruling date without a ruling', 'listings_ruled', { ruledAt: moment }],
    ['a rating above 5', 'listings_rating', { rating: 5.5 }],
    ['a rating below 0', 'listings_rating', { rating: -0.5 }],
    ['a year of five characters', 'listings_established', { established: '20091' }],
    ['rank 0', 'listings_rank', { rank: 0 }],
    ['a handle without @', 'listings_twitter', { twitter: 'bitcoin' }],
    ['a handle of sixteen letters', 'listings_twitter', { twitter: '@sixteen_letters_' }],
    ['a handle with a line end', 'listings_twitter', { twitter: '@bitcoin\n' }],
    ['a javascript: image', 'listings_image', { image: 'javascript:alert(1)' }],
    ['a duplicate id', 'listings_kind_id_pk', { id: 'there' }],
  ])('%s', async (_, constraint, changes) => {
    expect(await refusalOf(add(changes))).toBe(constraint);
  });

  test('texts in an unknown language and texts without a listing', async () => {
    const text = { kind: 'coin' as const, listingId: 'there', language: 'en' as const };
    const insert = (changes: object) =>
      refusalOf(db.insert(listingTexts).values({ ...text, ...changes }));
    expect(await insert({ language: 'fr' })).toBe('listing_texts_language');
    expect(await insert({ listingId: 'nothing' })).toMatch(/_fk$/);
    expect(await insert({ kind: 'exchange' })).toMatch(/_fk$/);
  });
});

test('the database accepts a listing without optional values', async () => {
  const [row] = await add({});
  expect(row).toMatchObject({
    category: null,
    rating: null,
    ratingKey: 0,
    verdictKey: 3,
    version: 1,
  });
});

test('the sort keys follow the rating and the category', async () => {
  const [row] = await add({
    rating: 4.5,
    category: 'haram',
    ruledAt: moment,
    rulings: ruledAs('haram'),
  });
  expect(row).toMatchObject({ rating: 4.5, ratingKey: 9, verdictKey: 2 });
});

test('times are stored to the millisecond', async () => {
  const createdAt = new Date('2026-01-02T03:04:05.678Z');
  const [row] = await add({ createdAt });
  expect(row?.createdAt).toEqual(createdAt);
});

test('deleting a listing deletes its texts', async () => {
  await add({ id: 'goes' });
  await db.insert(listingTexts).values({ kind: 'coin', listingId: 'goes', language: 'ar' });
  await db.delete(listings).where(sql`id = 'goes'`);
  expect(await db.$count(listingTexts, sql`listing_id = 'goes'`)).toBe(0);
});
