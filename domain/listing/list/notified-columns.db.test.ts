import { Column, is, type SQL, SQL as Statement, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { watchChanges } from '#db/changes.ts';
import { listings } from '#db/schema.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { LINK_FIELDS } from '../plain-field.ts';
import { conditions, sortKeys } from './query.ts';
import { SORTS } from './selection.ts';

// A page is rendered again only after a notification, which a trigger sends for the columns that it names.

const { db, url } = await sharedDatabase();
const changes = watchChanges(url);
const told = new Set<string>();
changes.onChange((changed) => {
  for (const tag of changed ?? ['anything']) told.add(tag);
});
afterAll(() => changes.close());

beforeEach(async () => {
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  await db.execute(sql`truncate listings cascade`);
  await db.execute(sql`insert into listings (kind, id, search, name_key, created_at, updated_at)
    values ('coin', 'one', 'one', 'one', now(), now())`);
  await changes.caughtUp();
  told.clear();
});

/** Changes of each column that lists sort or filter by; those of a generated column change what it is generated from. */
const CHANGES: Record<string, SQL[]> = {
  created_at: [sql`created_at = '2026-01-01'`],
  rating_key: [
    sql`rating = 4`,
    sql`soundness = (
      select jsonb_object_agg(question, '{"answer":"partly"}'::jsonb)
      from unnest(array['works', 'record', 'control', 'law', 'staying']) question)`,
  ],
  verdict_key: [
    sql`category = 'halal', rulings = one_shape_of_rulings('halal', null, null), ruled_at = now()`,
  ],
  name_key: [sql`name_key = 'other'`],
  country: [sql`country = 'Japan'`],
  search: [sql`search = 'other'`],
  rank: [sql`rank = 1`],
  market_id: [sql`market_id = 'one'`],
};

const FILTERS = conditions('coin', { category: 'halal', country: 'Japan', q: 'one' });
const READ_BY_LISTS = new Set(
  [
    ...SORTS.flatMap((sort) => sortKeys({ sort })),
    ...FILTERS.flatMap(columnsOf),
    // The columns of `listLeading` and of the figures that lists show.
    listings.rank,
    listings.marketId,
  ].map(({ name }) => name),
);

// A listing keeps these.
const KEYS = new Set<string>([listings.kind.name, listings.id.name]);

function columnsOf(part: unknown): Column[] {
  if (is(part, Column)) return [part];
  return is(part, Statement) ? part.queryChunks.flatMap(columnsOf) : [];
}

const OF_LISTS = [...READ_BY_LISTS]
  .filter((name) => !KEYS.has(name))
  .flatMap((name) => (CHANGES[name] ?? [null]).map((change, nth) => ({ name, nth, change })));

test.each(OF_LISTS)('lists are told of a change of their column $name ($nth)', async (row) => {
  if (!row.change) throw new Error(`no change of the column ${row.name} is known here`);
  await db.execute(sql`update listings set ${row.change}`);
  await changes.caughtUp();
  expect([...told]).toContain('coin');
});

test.each(LINK_FIELDS)('look-alikes are told of a change of the link %s', async (name) => {
  const link = name === 'twitter' ? '@one' : 'https://one.example';
  await db.update(listings).set({ [name]: link });
  await changes.caughtUp();
  expect([...told]).toContain('identifiers');
});
