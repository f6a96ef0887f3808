import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReadingCache } from './reading-cache.ts';
import type { Kind } from './schema.ts';

/**
 * A part of the stored data. Pages are cached with the tags of what they read, and a change drops the pages that have one
 * of its tags. The triggers of the migration `cache_tags` send the tags of each change.
 *
 * - `coin`, `exchange`: which listings there are, and all that lists sort, filter, count and search by
 * - `coin/bitcoin`: everything about one listing, also that there is none
 * - `rulings`: the rulings of all listings
 * - `identifiers`: names, symbols and addresses of all listings
 * - `ledger`: the entries of all listings
 * - `positions`: all positions
 * - `licences/AE`: the licences of all exchanges in a country; `licences`: in which countries there are any
 * - `register/esma`: the last reading of a register
 * - `warnings`: editors' decisions on warnings about listings, and the lists with such
 * - `seen/positions`, `seen/country/SA`: the days on which quotes were last seen at their addresses
 */
export type ChangeTag =
  | Kind
  | `${Kind}/${string}`
  | 'rulings'
  | 'identifiers'
  | 'ledger'
  | 'positions'
  | 'licences'
  | `licences/${string}`
  | `register/${string}`
  | 'warnings'
  | `seen/${string}`;

/**
 * Tags of a comparison with the names and addresses of other listings. No trigger sends them, since they follow from rules in
 * code: after `identifiers`, each process finds out which it concerns (`domain/look-alike/identifier-cache.ts`).
 *
 * - `look-alikes`: any comparison
 * - `look-alike/1x2y3z`: the listings with addresses of some form, also that there are none
 */
export type LookAlikeTag = 'look-alikes' | `look-alike/${string}`;

/**
 * Tags of what no change announces: `figures`, `market-coins` (which coins the market has) and `news` are fetched from
 * elsewhere, `short-lived` is what may be wrong without a tag (a failed or outdated reading), `any` a query without tags.
 */
export type CacheTag =
  | ChangeTag
  | LookAlikeTag
  | 'figures'
  | 'market-coins'
  | 'news'
  | 'short-lived'
  | 'any';

/**
 * How a change of what a tag is for becomes known, and so what may be cached:
 *
 * - `database`: by a notification, to every process. Pages and readings are cached until then, also by a cache in front.
 * - `identifiers`: each process works it out after that notification. No reading is cached, since it could be stored before.
 *   A cache in front is sent `identifiers` instead.
 * - `market`: to this process only, with new figures. Neither readings nor a cache in front keep it.
 * - `nothing`: its pages grow old, and are rendered again after their `cacheSeconds`.
 */
type Announcer = 'database' | 'identifiers' | 'market' | 'nothing';

/** A tag without what follows its slash. */
type TagName<T extends string = CacheTag> = T extends `${infer Name}/${string}` ? Name : T;

const ANNOUNCED_BY: Record<TagName, Announcer> = {
  coin: 'database',
  exchange: 'database',
  rulings: 'database',
  identifiers: 'database',
  ledger: 'database',
  positions: 'database',
  licences: 'database',
  register: 'database',
  warnings: 'database',
  seen: 'database',
  'look-alikes': 'identifiers',
  'look-alike': 'identifiers',
  'market-coins': 'market',
  figures: 'nothing',
  news: 'nothing',
  'short-lived': 'nothing',
  any: 'nothing',
};

/** How a change of what this tag is for becomes known. */
export function announcedBy(tag: CacheTag): Announcer {
  const slash = tag.indexOf('/');
  return ANNOUNCED_BY[(slash === -1 ? tag : tag.slice(0, slash)) as TagName];
}

/** The tags of a change; null: anything may have changed. */
export type Changed = ReadonlySet<string> | null;

interface Reading {
  tags: Set<CacheTag>;
  /** Whether the tags of the queries are noted by a function around them. */
  isTagged: boolean;
  cache: ReadingCache | null;
}

// The built pages and the server that starts them each have a copy of this module. Made at its first use, so that the
// browser's bundle, which shares modules with the server, leaves it out.
function current(): AsyncLocalStorage<Reading> {
  const key = Symbol.for('tabayyan.reading');
  const shared = globalThis as { [key]?: AsyncLocalStorage<Reading> };
  shared[key] ??= new AsyncLocalStorage();
  return shared[key];
}

/** Runs `work` and returns its result with the tags of what it read; its cached readings are in `cache`. */
export async function withTags<T>(
  work: () => Promise<T>,
  cache: ReadingCache | null = null,
): Promise<{ result: T; tags: Set<CacheTag> }> {
  const tags = new Set<CacheTag>();
  const result = await current().run({ tags, isTagged: false, cache }, work);
  return { result, tags };
}

/** Runs `read` and notes `tags` for it, so that its queries need none of their own. A failure is noted as `short-lived`. */
export async function readTagged<T>(tags: Iterable<CacheTag>, read: () => Promise<T>): Promise<T> {
  const reading = current().getStore();
  if (!reading) return read();
  for (const tag of tags) reading.tags.add(tag);
  try {
    // A query of Drizzle begins when it is awaited, which must be in here.
    return await current().run({ ...reading, isTagged: true }, async () => await read());
  } catch (error) {
    reading.tags.add('short-lived');
    throw error;
  }
}

/** Runs a part of the page's work and returns its result with the tags of the part, which are noted for the page too. */
export async function readApart<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tags: Set<CacheTag> }> {
  const tags = new Set<CacheTag>();
  const outer = current().getStore();
  try {
    const part = { tags, isTagged: false, cache: outer?.cache ?? null };
    return { result: await current().run(part, work), tags };
  } finally {
    for (const tag of tags) outer?.tags.add(tag);
  }
}

/** The cached readings of the page that is being rendered here, and how to note their tags; null: nothing is cached. */
export function pageReadings() {
  const reading = current().getStore();
  // Within `readTagged` the tags of a query are not its own.
  if (!reading?.cache || reading.isTagged) return null;
  const { cache, tags } = reading;
  return {
    cache,
    note(more: Iterable<CacheTag>): void {
      for (const tag of more) tags.add(tag);
    },
  };
}

/** Notes a tag of what is read here. */
export function noteTag(tag: CacheTag): void {
  current().getStore()?.tags.add(tag);
}

/** Notes a query; one outside of `readTagged` gets the tag `any`, so that every change drops its page. */
export function noteQuery(): void {
  const reading = current().getStore();
  if (reading && !reading.isTagged) reading.tags.add('any');
}

/** The tags of these listings. */
export function listingTags(kind: Kind, ids: readonly string[]): ChangeTag[] {
  return ids.map(tagOf(kind));
}

/** The tag of a listing of this kind by its id. */
export function tagOf(kind: Kind): (id: string) => ChangeTag {
  return (id) => `${kind}/${id}`;
}

/** Whether a change concerns what was read with `tags`. */
export function concerns(changed: Changed, tags: ReadonlySet<string>): boolean {
  if (changed === null || tags.has('any')) return true;
  const [few, many] = changed.size < tags.size ? [changed, tags] : [tags, changed];
  for (const tag of few) if (many.has(tag)) return true;
  return false;
}
