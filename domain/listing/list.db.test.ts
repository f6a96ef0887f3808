import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from '#tests/database.ts';
import { newListing } from '#tests/listings.ts';
import { countListings, listPage } from './list.ts';
import { addListings } from './save.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;

beforeAll(async () => {
  database = await newDatabase();
  await addListings(database.db, 'coin', [
    newListing({ id: 'first', name: 'First', category: 'haram', rating: 2 }),
    newListing({
      id: 'second',
      name: 'Second',
      category: null,
      texts: { ar: { name: 'الثانية' } },
    }),
    newListing({ id: 'third', name: 'Third', rating: 4.5 }),
  ]);
});
afterAll(() => database.close());

test('a list shows the newest first and counts what it holds', async () => {
  const page = await listPage(database.db, 'coin', {}, { page: 1, pageSize: 2 });
  expect(page.items.map((item) => item.id)).toEqual(['third', 'second']);
  expect(page).toMatchObject({ page: 1, pages: 2, total: 3 });
});

test('a page past the end is the last page', async () => {
  const page = await listPage(database.db, 'coin', {}, { page: 9, pageSize: 2 });
  expect(page).toMatchObject({ page: 2, pages: 2 });
  expect(page.items.map((item) => item.id)).toEqual(['first']);
});

test('a category holds only what an editor has ruled', async () => {
  const page = await listPage(database.db, 'coin', { category: 'halal' }, { page: 1, pageSize: 9 });
  expect(page.items.map((item) => item.id)).toEqual(['third']);
  expect(await countListings(database.db, 'coin', { category: 'halal' })).toBe(1);
});
