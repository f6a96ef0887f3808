import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Changes, watchChanges } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import * as schema from '#db/schema.ts';
import { findListing } from '#domain/listing/find.ts';
import { findIds, findSharing } from '#domain/search/find-ids.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { createLandmarks, type Landmarks } from './landmarks.ts';
import { countListings, listCountries, listListings, listPage } from './list.ts';
import type { SortValues } from './query.ts';
import type { Selection } from './selection.ts';

// Queries of a large directory use indexes: at ten times the size they must not read more rows.

const SMALL = 1_000;
const LARGE = 10_000;
/** Matches a search sorts at most; where there are more, it walks the list instead. */
const SORTED_MATCHES = 1_000;

interface Asked {
  query: string;
  parameters: unknown[];
}

/** The work of statements: the nodes of their plans, the rows read and the 8 kB pages touched. */
interface Work {
  nodes: PlanNode[];
  rows: number;
  pages: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

const ASKED: Asked[] = [];
const created = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString();
// A place near the end of what both sizes hold.
const MIDDLE = { created: created(500), id: 'listing-500' };

const list =
  (selection: Selection, after?: SortValues) =>
  (db: Database): Promise<unknown> =>
    listListings(db, 'coin', selection, { limit: 20, ...(after && { after }) });
const count = (selection: Selection) => (db: Database) => countListings(db, 'coin', selection);

const lastPage = (selection: Selection) => (db: Database) =>
  listPage(db, 'coin', selection, { page: 9_999_999, pageSize: 20, landmarks });

const QUESTIONS: [string, (db: Database) => Promise<unknown>][] = [
  ['the newest', list({})],
  ['the oldest', list({ order: 'asc' })],
  ['the best rated', list({ sort: 'rating' })],
  ['the worst rated', list({ sort: 'rating', order: 'asc' })],
  ['by verdict', list({ sort: 'category' })],
  ['by verdict, backwards', list({ sort: 'category', order: 'desc' })],
  ['by name', list({ sort: 'name' })],
  ['by name, backwards', list({ sort: 'name', order: 'desc' })],
  ['a category', list({ category: 'haram' })],
  ['a category, the best rated first', list({ category: 'haram', sort: 'rating' })],
  ['a category, the worst rated first', list({ category: 'halal', sort: 'rating', order: 'asc' })],
  ['a country', list({ country: 'Country 7' })],
  ['what no editor has ruled', list({ category: null })],
  ['what an editor has yet to look at', list({ inDoubt: true })],
  ['a search', list({ q: 'needle' })],
  ['a search in Arabic', list({ q: 'إبرة' })],
  ['a search that finds nothing', list({ q: 'haystack' })],
  ['a search, the best rated first', list({ q: 'needle', sort: 'rating' })],
  ['a search in a category', list({ q: 'needle', category: 'haram' })],
  ['a search by name', list({ q: 'needle', sort: 'name' })],
  ['a search for one letter that is in every name', list({ q: 'n' })],
  ['a search for one letter that is rare', list({ q: 'q' })],
  ['a search for two letters', list({ q: 'am' })],
  ['a search for two Arabic letters', list({ q: 'اس' })],
  ['a search that finds some two hundred', list({ q: 'quilt' })],
  ['a search that finds nearly all', list({ q: 'name' })],
  ['a search that finds nearly all, the best rated first', list({ q: 'name', sort: 'rating' })],
  ['a search that finds nearly all, by name', list({ q: 'name', sort: 'name' })],
  ['a search that finds nearly all of a category', list({ q: 'name', category: 'haram' })],
  [
    'a search for more letters than are kept together',
    list({ q: 'needle 3 and so on and so on and so on' }),
  ],
  ['a search on after one of its matches', list({ q: 'name' }, [MIDDLE.created, MIDDLE.id])],
  ['a page of a search', (db) => listPage(db, 'coin', { q: 'name' }, { page: 2, pageSize: 20 })],
  ['the last page', lastPage({})],
  ['the last page by name', lastPage({ sort: 'name' })],
  [
    'the last page of a category, the best rated first',
    lastPage({ category: 'haram', sort: 'rating' }),
  ],
  ['a category by name', list({ category: 'haram', sort: 'name' })],
  ['a country, the best rated first', list({ country: 'Country 7', sort: 'rating' })],
  ['a country by name', list({ country: 'Country 7', sort: 'name' })],
  ['a category of a country', list({ country: 'Country 7', category: 'haram' })],
  [
    'on after a name of a category',
    list({ category: 'haram', sort: 'name' }, ['name 500', MIDDLE.id]),
  ],
  ['the countries', (db) => listCountries(db, 'coin')],
  ['how many a search finds of nearly all', count({ q: 'name' })],
  ['on after the newest', list({}, [MIDDLE.created, MIDDLE.id])],
  ['on after the best rated', list({ sort: 'rating' }, [6, MIDDLE.created, MIDDLE.id])],
  ['on after a name', list({ sort: 'name' }, ['name 500', MIDDLE.id])],
  [
    'on after the best rated of a category',
    list({ category: 'haram', sort: 'rating' }, [6, MIDDLE.created, MIDDLE.id]),
  ],
  ['how many there are', count({})],
  ['how many there are in a category', count({ category: 'haram' })],
  ['how many a search finds', count({ q: 'needle' })],
  ['how many a search finds where there is nothing', count({ q: 'haystack' })],
  ['how many an editor has yet to look at', count({ inDoubt: true })],
  ['anything called like nearly all', (db) => findIds(db, 'coin', ['name'], 6)],
  ['anything in two spellings', (db) => findIds(db, 'coin', ['needle', 'quilt'], 6)],
  ['anything called nearly so', (db) => findSharing(db, 'coin', 'neadle')],
  ['one listing', (db) => findListing(db, 'coin', MIDDLE.id)],
];

const { db, url } = await sharedDatabase();
let client: postgres.Sql;
let recorded: Database;
let changes: Changes;
let landmarks: Landmarks;
const small = new Map<string, Work>();

beforeAll(async () => {
  client = postgres(url.replace(/\?.*/, ''), {
    max: 1,
    host: new URL(url).searchParams.get('host') ?? undefined,
    debug: (_, query, parameters) => ASKED.push({ query, parameters }),
  });
  recorded = drizzle(client, { schema });
  changes = watchChanges(url);
  landmarks = createLandmarks(recorded, changes);
  await fill(1, SMALL);
  for (const [name, ask] of QUESTIONS) small.set(name, await workOf(ask));
  await fill(SMALL + 1, LARGE);
}, 110_000);
afterAll(async () => {
  await changes.close();
  await client.end();
});

test.each(QUESTIONS)('among 10,000 listings %s is looked up in an index', async (name, ask) => {
  const { nodes, rows, pages } = await workOf(ask);
  const read = nodes.filter((node) =>
    /^listing(s|_texts|_suffixes)$/.test(node['Relation Name'] ?? ''),
  );
  expect(read.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  // Only the few matches are sorted, never the table.
  const sorted = nodes.filter((node) => node['Node Type'].endsWith('Sort'));
  for (const node of sorted) expect(rowsRead(node)).toBeLessThanOrEqual(SORTED_MATCHES);

  const before = small.get(name);
  expect(rows).toBeLessThanOrEqual((before?.rows ?? 0) * 2 + 50);
  expect(pages).toBeLessThanOrEqual((before?.pages ?? 0) * 3 + 50);
});

test('the directory holds what it was filled with', async () => {
  expect(await countListings(db, 'coin')).toBe(LARGE * 0.9);
  expect(await countListings(db, 'coin', { q: 'needle' })).toBe(30);
  expect(await countListings(db, 'coin', { q: 'ابره' })).toBe(30);
});

/** Coins, and an exchange in ten; 30 coins among the first thousand are what the searches look for. */
async function fill(from: number, to: number) {
  // An index is built over many rows in a tenth of the time that it takes a row at a time.
  const indexes = await db.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'listing_suffixes'::regclass`);
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await db.execute(sql`
    insert into listings
      (kind, id, category, rulings, ruled_at, rating, country, symbol, search, name_key, created_at, updated_at)
    select case n % 10 when 9 then 'exchange' else 'coin' end, 'listing-' || n, verdict,
      one_shape_of_rulings(verdict, null, null),
      case when verdict is not null then timestamptz '2026-01-01' end, (n % 11) / 2.0, 'Country ' || n % 50,
      'S' || n,
      case when n <= 1000 and n % 10 = 3 and n % 100 < 30 then 'needle ' || n || E'\nابره ' || n
        when n <= 1000 and n % 4 = 1 then 'quilt ' || n || E'\nلحاف ' || n
        else 'name ' || n || E'\nاسم' end,
      'name ' || n, timestamptz '2020-01-01' + n * interval '1 minute', timestamptz '2026-01-01'
    from generate_series(${from}::int, ${to}::int) n,
      lateral (select (array['halal', 'questionable', 'haram', null])[1 + n % 4] as verdict) ruled`);
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  await db.transaction(async (tx) => {
    // Without looking each listing up: they were just made.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into listing_texts (kind, listing_id, language, name, doubts)
      select kind, id, language, name_key,
        case when language = 'ar' and search like 'needle%' then '{"name": "machine"}'::jsonb else '{}' end
      from listings, (values ('en'), ('ar')) languages (language)
      where created_at >= ${created(from)}::timestamptz`);
  });
  await db.execute(sql`vacuum (analyze) listings, listing_texts, listing_counts, listing_suffixes`);
}

/** Runs `ask` and returns how PostgreSQL executes the statements it sent. */
async function workOf(ask: (db: Database) => Promise<unknown>): Promise<Work> {
  // The first call fills the caches.
  await ask(recorded);
  ASKED.length = 0;
  await ask(recorded);
  const statements = ASKED.filter(({ query }) => /^\s*(select|with)/i.test(query));
  expect(statements.length).toBeGreaterThan(0);
  const nodes: PlanNode[] = [];
  let pages = 0;
  for (const { query, parameters } of statements) {
    const [row] = await client.unsafe(
      `explain (analyze, buffers, timing off, format json) ${query}`,
      parameters as never[],
    );
    const plan: PlanNode = row?.['QUERY PLAN'][0].Plan;
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    nodes.push(...everyNode(plan));
  }
  const scans = nodes.filter((node) => node['Node Type'].includes('Scan'));
  return { nodes, pages, rows: scans.reduce((sum, node) => sum + rowsRead(node), 0) };
}

function everyNode(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(everyNode)];
}

function rowsRead(node: PlanNode): number {
  const once =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return once * node['Actual Loops'];
}
