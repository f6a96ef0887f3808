import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import type { ListedListing, Listing } from '#domain/listing/listing.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { EVERY_ORDER, newListing } from '#tests/samples/listings.ts';
import { countListings, listListings, listPage } from './list.ts';
import { sortValuesOf } from './query.ts';
import { foldForSearch } from './search-text.ts';
import type { Selection } from './selection.ts';

const { db } = await sharedDatabase();
const empty = () => db.execute(sql`truncate listings cascade`);

const idsOf = async (selection: Selection) =>
  (await listListings(db, 'coin', selection, { limit: 1000 })).map(({ id }) => id);

describe('a search finds what a look at every listing would find', () => {
  const LETTERS = [...'aabn nَاال%_\\ 😀 é'];
  // The same at every run: a failure can be looked into.
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const word = (most: number) =>
    Array.from({ length: 1 + random(most) }, () => LETTERS[random(LETTERS.length)]).join('');
  const listings = Array.from({ length: 120 }, (_, n) =>
    newListing({
      name: n === 0 ? 'banana' : word(40),
      symbol: 'ABN'.slice(random(3)),
      category: (['halal', 'haram', null] as const)[n % 3] ?? null,
      country: n % 2 ? 'Oman' : null,
      rating: random(3),
      texts: { ar: { name: word(30) } },
    }),
  );
  const whole = listings.map(({ texts }) => texts.en?.name ?? '');
  const terms = new Set(['an', 'ana', 'a', '😀', ...whole.slice(0, 30)]);
  while (terms.size < 100) terms.add(word(random(2) ? 3 : 30));

  const holds = ({ texts, symbol }: Listing, term: string) =>
    [texts.en?.name, texts.ar?.name, symbol].some((text) =>
      foldForSearch(text ?? '').includes(term),
    );

  beforeAll(() => addUnrecorded(db, listings));
  afterAll(empty);

  test.each<[string, Selection]>([
    ['everywhere', {}],
    ['in a category', { category: 'haram' }],
    ['in what nobody has ruled', { category: null }],
    ['in a country', { country: 'Oman' }],
    ['by name', { sort: 'name' }],
    ['by rating, the worst first', { sort: 'rating', order: 'asc' }],
  ])('%s', async (what, selection) => {
    const order = await idsOf(selection);
    const byId = new Map(listings.map((listing) => [listing.id, listing]));
    // Each order and filter with a third of the terms; the list without them has all.
    const asked = [...terms].filter((_, at) => what === 'everywhere' || at % 3 === 0);
    for (const q of asked) {
      const term = foldForSearch(q);
      const expected = order.filter((id) => holds(byId.get(id) as Listing, term));
      expect(await idsOf({ ...selection, q }), q).toEqual(expected);
      expect(await countListings(db, 'coin', { ...selection, q }), q).toBe(expected.length);
    }
  });
});

describe('among many matches', () => {
  // More than two thousand newer listings do not match: a walk from the newest finds none.
  beforeAll(async () => {
    await db.execute(sql`
      insert into listings (kind, id, search, name_key, rating, country, created_at, updated_at)
      select 'coin', 'match-' || n, 'the very long name they all have in common ' || n, 'm' || n, n % 6, 'Oman',
        timestamptz '2020-01-01' + n * interval '1 minute', now()
      from generate_series(1, 1100) n
      union all
      select 'coin', 'other-' || n, '', 'o' || n, n % 6, 'Oman', timestamptz '2021-01-01' + n * interval '1 minute', now()
      from generate_series(1, 3000) n`);
  });
  afterAll(empty);

  test.each(EVERY_ORDER)('each page by $sort $order is the next of all of them', async (sorted) => {
    const q = 'long name they';
    const [all] = await db.execute<{ ids: string[] }>(sql`
        select json_agg(id order by ${sql.raw(ORDERS[sorted.sort](sorted.order))}) as ids
        from listings where search like ${`%${q}%`}`);
    for (const page of [1, 2, 50]) {
      const found = await listPage(db, 'coin', { q, ...sorted }, { page, pageSize: 20 });
      expect(found).toMatchObject({ page, pages: 50, total: 1000, isMore: true });
      expect(found.items.map(({ id }) => id)).toEqual(all?.ids.slice(page * 20 - 20, page * 20));
    }
    const [first] = await listListings(db, 'coin', { q, ...sorted }, { limit: 1 });
    const after = sortValuesOf(first as ListedListing, sorted);
    const rest = await listListings(db, 'coin', { q, ...sorted }, { limit: 2, after });
    // Sort values in the order of names come from texts, which these listings do not have.
    if (sorted.sort !== 'name') expect(rest.map(({ id }) => id)).toEqual(all?.ids.slice(1, 3));
  });

  test('one of them is found by its whole name, and none where no name has all the parts', async () => {
    const name = 'the very long name they all have in common';
    expect(await idsOf({ q: `${name} 777` })).toEqual(['match-777']);
    expect(await idsOf({ q: `${name} ${name}` })).toEqual([]);
    expect(await countListings(db, 'coin', { q: name })).toBe(1001);
    expect(await countListings(db, 'coin', { q: 'long', country: 'Oman' })).toBe(1001);
    expect(await countListings(db, 'coin', { q: 'long', country: 'Qatar' })).toBe(0);
    expect((await idsOf({ q: 'long', country: 'Oman' }))[0]).toBe('match-1100');
  });
});

const ORDERS = {
  createdAt: (order: string) => `created_at ${order}, id ${order}`,
  rating: (order: string) => `rating_key ${order}, created_at ${order}, id ${order}`,
  category: (order: string) => `verdict_key ${order}, created_at ${order}, id ${order}`,
  name: (order: string) => `name_key ${order}, id ${order}`,
};
