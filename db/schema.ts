import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Kind, TextField, TextLanguage, Verdict } from './enums.ts';
import { KINDS, TEXT_LANGUAGES, VERDICTS } from './enums.ts';

export type { Kind, TextField, TextLanguage, Verdict };

/** `machine`: translated by a machine and not reviewed; `stale`: older than its English original. */
export type TextDoubt = 'machine' | 'stale';

const LINK_OUTCOMES = ['alive', 'unsure', 'failing', 'dead'] as const;
/** Result of the last check of a link; `failing` links become `dead`, and `unsure` ones could not be judged. */
export type LinkOutcome = (typeof LINK_OUTCOMES)[number];

const QUOTE_STATES = ['seen', 'moved', 'changed', 'gone', 'unreadable'] as const;
/** A quoted sentence at its address: there, there at a new address, reworded, missing, or behind what we cannot read. */
export type QuoteState = (typeof QUOTE_STATES)[number];

const REGISTER_DIFFERENCES = ['found', 'doubtful', 'changed', 'gone'] as const;
/**
 * A register's entry that no licence has, one that shares only a name with a listing, one that differs from its licence, or a
 * licence without entry.
 */
export type RegisterDifference = (typeof REGISTER_DIFFERENCES)[number];

/** `put back` is a restore: stored changes, the API and addresses keep the word. */
export type ChangeKind = 'added' | 'edited' | 'translated' | 'deleted' | 'put back' | 'imported';

function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

// Milliseconds, the precision of a JavaScript date, so that cursors compare exactly.
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The types of the JSON columns of a listing: domain/listing/stored.ts declares them, as this layer imports nothing of the domain. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared there.
export interface StoredListing {}

/** Coins and exchanges. Missing values are null; domain/listing/display.ts decides what is shown instead. */
export const listings = pgTable(
  'listings',
  {
    kind: text().$type<Kind>().notNull(),
    id: text().notNull(),
    symbol: text(),
    image: text(),
    category: text().$type<Verdict>(),
    ruledAt: moment('ruled_at'),
    /** The last Arabic reason that an editor has read for this verdict, while the present one is in doubt. */
    readReason: text('read_reason'),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    established: text(),
    country: text(),
    rank: integer(),
    marketId: text('market_id'),
    website: text(),
    twitter: text(),
    reddit: text(),
    github: text(),
    telegram: text(),
    whitepaper: text(),
    rulings: jsonb().$type<StoredListing['rulings']>().notNull().default({}),
    /** The rulings without texts and sources, for lists; `judged_rulings` is a function of the migrations. */
    judged: jsonb()
      .$type<StoredListing['judged']>()
      .notNull()
      .generatedAlwaysAs(sql`judged_rulings(rulings)`),
    /** Which scopes an exchange offers: domain/ruling/offers.ts. */
    offers: jsonb().$type<StoredListing['offers']>().notNull().default({}),
    /** Answers to the questions of soundness: domain/soundness/soundness.ts. */
    soundness: jsonb().$type<StoredListing['soundness']>().notNull().default({}),
    /** Fees and availability of an exchange: domain/terms/terms.ts. */
    terms: jsonb().$type<StoredListing['terms']>().notNull().default({}),
    /** Addresses of its contracts, with their sources: domain/contract/contract.ts. */
    contracts: jsonb().$type<StoredListing['contracts']>().notNull().default([]),
    /** Licences of an exchange, null where not stored yet: `licencesInRow` in domain/licence/licence.ts. */
    licences: jsonb().$type<StoredListing['licences']>(),
    reviewDue: date('review_due', { mode: 'string' }),
    /** Names in both languages and the symbol, folded by `foldForSearch`, one per line. */
    search: text().notNull(),
    nameKey: text('name_key').notNull(),
    /** The stars that are shown, in halves; `soundness_halves` is a function of the migrations. */
    ratingKey: smallint('rating_key')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(soundness_halves(soundness), round(rating * 2), 0)::smallint`,
      ),
    verdictKey: smallint('verdict_key')
      .notNull()
      .generatedAlwaysAs(
        sql`(case category when 'halal' then 0 when 'questionable' then 1 when 'haram' then 2 else 3 end)::smallint`,
      ),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    // Plain ascending indexes, read backwards: `.desc()` would be NULLS LAST and go unused.
    index('listings_by_created').on(table.kind, table.createdAt, table.id),
    index('listings_by_rating').on(table.kind, table.ratingKey, table.createdAt, table.id),
    index('listings_by_verdict').on(table.kind, table.verdictKey, table.createdAt, table.id),
    index('listings_by_verdict_and_rating').on(
      table.kind,
      table.verdictKey,
      table.ratingKey,
      table.createdAt,
      table.id,
    ),
    index('listings_by_name').on(table.kind, table.nameKey, table.id),
    index('listings_by_verdict_and_name').on(table.kind, table.verdictKey, table.nameKey, table.id),
    index('listings_by_country').on(table.kind, table.country, table.createdAt, table.id),
    index('listings_by_country_and_rating').on(
      table.kind,
      table.country,
      table.ratingKey,
      table.createdAt,
      table.id,
    ),
    index('listings_by_country_and_name').on(table.kind, table.country, table.nameKey, table.id),
    index('listings_by_country_and_verdict').on(
      table.kind,
      table.country,
      table.verdictKey,
      table.createdAt,
      table.id,
    ),
    index('listings_by_symbol').on(table.kind, table.symbol),
    index('listings_by_market').on(table.marketId),
    index('listings_by_rank').on(table.kind, table.rank),
    index('listings_by_contracts').using('gin', sql`${table.contracts} jsonb_path_ops`),
    index('listings_with_contracts')
      .on(table.kind, table.id)
      .where(sql`${table.contracts} <> '[]'::jsonb`),
    index('listings_with_licences')
      .on(table.kind, table.id)
      .where(sql`${table.licences} <> '[]'::jsonb`),
    index('listings_by_updated').on(table.updatedAt, table.kind, table.id),
    index('listings_by_review_due').on(table.reviewDue, table.kind, table.id),
    check('listings_kind', oneOf(table.kind, KINDS)),
    check('listings_id', sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('listings_symbol', sql`${table.symbol} ~ '^[A-Z0-9]{1,10}$'`),
    check('listings_category', oneOf(table.category, VERDICTS)),
    check(
      'listings_main_verdict',
      sql`${table.category} is not distinct from (${table.rulings} -> main_scope(${table.offers}) ->> 'verdict')`,
    ),
    check('listings_ruled', sql`${table.ruledAt} is null or ${table.category} is not null`),
    check('listings_rating', sql`${table.rating} between 0 and 5`),
    check('listings_established', sql`length(${table.established}) <= 4`),
    check('listings_rank', sql`${table.rank} >= 1`),
    check(
      'listings_coin_only',
      sql`${table.kind} = 'coin' or (${table.rank} is null and ${table.marketId} is null)`,
    ),
    check('listings_twitter', sql`${table.twitter} ~ '^@[A-Za-z0-9_]{1,15}$'`),
    check(
      'listings_urls',
      sql`coalesce(${table.website}, 'https://') ~* '^https?://' and coalesce(${table.reddit}, 'https://') ~* '^https?://'
      and coalesce(${table.github}, 'https://') ~* '^https?://' and coalesce(${table.telegram}, 'https://') ~* '^https?://'
      and coalesce(${table.whitepaper}, 'https://') ~* '^https?://'`,
    ),
    check('listings_image', sql`${table.image} ~* '^(https?://|/)'`),
  ],
);

/** Texts of a listing, one row per language. Pros and cons hold one item per line. */
export const listingTexts = pgTable(
  'listing_texts',
  {
    kind: text().$type<Kind>().notNull(),
    listingId: text('listing_id').notNull(),
    language: text().$type<TextLanguage>().notNull(),
    name: text(),
    description: text(),
    pros: text(),
    cons: text(),
    reason: text(),
    doubts: jsonb().$type<Partial<Record<TextField, TextDoubt>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.listingId, table.language] }),
    foreignKey({
      columns: [table.kind, table.listingId],
      foreignColumns: [listings.kind, listings.id],
    }).onDelete('cascade'),
    index('listing_texts_in_doubt')
      .on(table.kind, table.listingId)
      .where(sql`${table.doubts} <> '{}'`),
    check('listing_texts_language', oneOf(table.language, TEXT_LANGUAGES)),
  ],
);

/** History of listings: each change with the listing before and after it. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<Kind>().notNull(),
    // No reference: the history outlives its listing.
    listingId: text('listing_id').notNull(),
    version: integer().notNull(),
    what: text().$type<ChangeKind>().notNull(),
    at: moment('at').notNull().defaultNow(),
    by: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [
    index('listing_changes_of').on(table.kind, table.listingId, table.id),
    index('listing_changes_deleted').on(table.kind, table.id).where(sql`${table.what} = 'deleted'`),
  ],
);

/** The types of columns of the ledger, which domain/ruling/ledger/ledger-entry.ts declares. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared there.
export interface StoredEntry {}

/** The public ledger of rulings: each entry holds the hash of the previous one, and a trigger prevents updates and deletes. */
export const rulingLedger = pgTable(
  'ruling_ledger',
  {
    /** 1, 2, 3 … without gaps, so that a missing entry is detected. */
    seq: bigint({ mode: 'number' }).primaryKey(),
    kind: text().$type<Kind>().notNull(),
    // No reference: rulings outlive their listing.
    listingId: text('listing_id').notNull(),
    name: text().notNull(),
    scope: text().$type<StoredEntry['scope']>().notNull(),
    what: text().$type<ChangeKind | 'opened'>().notNull(),
    before: jsonb().$type<StoredEntry['state']>(),
    after: jsonb().$type<StoredEntry['state']>(),
    changed: jsonb().$type<StoredEntry['part'][]>().notNull(),
    whyEn: text('why_en'),
    whyAr: text('why_ar'),
    at: moment('at').notNull(),
    by: text(),
    digest: text(),
    previous: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('ruling_ledger_of').on(table.kind, table.listingId, table.seq),
    index('ruling_ledger_by_digest').on(table.digest),
    // Few: most entries are the first of their rulings.
    index('ruling_ledger_changes').on(table.seq).where(sql`${table.before} is not null`),
  ],
);

/** The exact text that each digest of the ledger covers. A text from before this table may be missing. */
export const rulingTexts = pgTable('ruling_texts', {
  digest: text().primaryKey(),
  text: text().notNull(),
});

/** Positions of bodies and scholars on crypto-assets: domain/position/position.ts. */
export const positions = pgTable('positions', {
  id: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** History of positions: each change with the position before and after it. */
export const positionChanges = pgTable(
  'position_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // No reference: the history outlives its position.
    positionId: text('position_id').notNull(),
    at: moment('at').notNull().defaultNow(),
    by: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [index('position_changes_of').on(table.positionId, table.id)],
);

/** Number of listings, maintained by triggers because `count(*)` grows with the directory. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    kind: text().$type<Kind>().notNull(),
    verdictKey: smallint('verdict_key').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.verdictKey] })],
);

/** Search index, maintained by triggers: the suffixes of each line of `listings.search`, with the columns that sort matches. */
export const listingSuffixes = pgTable(
  'listing_suffixes',
  {
    // Ordered from wide to narrow to avoid padding: there are some thirty rows per listing.
    createdAt: moment('created_at').notNull(),
    verdictKey: smallint('verdict_key').notNull(),
    ratingKey: smallint('rating_key').notNull(),
    /** Length of the prefix shared with another suffix of the listing, where shorter terms are found. */
    seen: smallint().notNull(),
    kind: text().$type<Kind>().notNull(),
    suffix: text().notNull(),
    listingId: text('listing_id').notNull(),
  },
  // The covering index for searches is written in SQL in the migration.
  (table) => [index('listing_suffixes_of').on(table.kind, table.listingId)],
);

/**
 * The last good response of each outside service, shared by all instances. Table and column have their earlier names, which the
 * version before reads.
 */
export const storedResponses = pgTable('kept_answers', {
  name: text().primaryKey(),
  response: jsonb('answer'),
  fetchedAt: moment('fetched_at'),
  /** The time of an instance's claim; the others wait for its response. Null: released. */
  askedAt: moment('asked_at'),
  notBefore: moment('not_before'),
});

/** The price of each market coin on each UTC day, in US dollars: domain/market/market-days.ts. */
export const marketDays = pgTable(
  'market_days',
  {
    marketId: text('market_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    price: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.day] })],
);

/** The public links of each listing, with the results of their checks. */
export const linkChecks = pgTable(
  'link_checks',
  {
    kind: text().$type<Kind>().notNull(),
    listingId: text('listing_id').notNull(),
    url: text().notNull(),
    host: text().notNull(),
    dueAt: moment('due_at').notNull().defaultNow(),
    askedAt: moment('asked_at'),
    checkedAt: moment('checked_at'),
    outcome: text().$type<LinkOutcome>(),
    finding: text(),
    failures: smallint().notNull().default(0),
    failingSince: moment('failing_since'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.listingId, table.url] }),
    foreignKey({
      columns: [table.kind, table.listingId],
      foreignColumns: [listings.kind, listings.id],
    }).onDelete('cascade'),
    index('link_checks_by_url').on(table.url),
    index('link_checks_by_due').on(table.dueAt),
    index('link_checks_by_asked').on(table.askedAt),
    index('link_checks_dead').on(table.failingSince).where(sql`${table.outcome} = 'dead'`),
    check('link_checks_outcome', oneOf(table.outcome, LINK_OUTCOMES)),
  ],
);

/** The pages that are quoted, each read from time to time: domain/quote. */
export const watchedPages = pgTable(
  'watched_pages',
  {
    url: text().primaryKey(),
    host: text().notNull(),
    dueAt: moment('due_at').notNull().defaultNow(),
    askedAt: moment('asked_at'),
    /** The last reading; a page that cannot be read keeps its earlier one. */
    readAt: moment('read_at'),
    /** Hash of the letters of the page's text, without typography. */
    textHash: text('text_hash'),
    letters: integer(),
    hasEnd: boolean('has_end'),
    /** Looks since the last reading. */
    refusals: smallint().notNull().default(0),
    /** Why the last look failed. */
    refusal: text(),
  },
  (table) => [
    index('watched_pages_by_due').on(table.dueAt),
    index('watched_pages_by_asked').on(table.askedAt),
  ],
);

/** The sentences quoted from those pages, and whether they are still there. */
export const watchedQuotes = pgTable(
  'watched_quotes',
  {
    /** A hash of the address and the quote. */
    id: text().primaryKey(),
    url: text()
      .notNull()
      .references(() => watchedPages.url, { onDelete: 'cascade' }),
    quote: text().notNull(),
    /** Null: not looked for yet. A loss counts when a second look has confirmed it. */
    state: text().$type<QuoteState>(),
    /** The day of the last look that read the page. */
    lookedOn: date('looked_on', { mode: 'string' }),
    seenOn: date('seen_on', { mode: 'string' }),
    /** Looks in a row that did not find it. */
    losses: smallint().notNull().default(0),
    /** Hash of the page's text at the first reading after the sentence was quoted, as `watched_pages.text_hash`, and its day. */
    firstHash: text('first_hash'),
    firstHashedOn: date('first_hashed_on', { mode: 'string' }),
  },
  (table) => [
    index('watched_quotes_by_url').on(table.url),
    check('watched_quotes_state', oneOf(table.state, QUOTE_STATES)),
  ],
);

/** The owner of a quoted sentence, and how much depends on it. */
export const quoteUses = pgTable(
  'quote_uses',
  {
    quoteId: text('quote_id')
      .notNull()
      .references(() => watchedQuotes.id, { onDelete: 'cascade' }),
    /** `coin/bitcoin`, `exchange/binance`, `position/ID`, `country/SA` or `register/spk`. */
    owner: text().notNull(),
    /** The place in the owner, such as `spot riba`. */
    place: text().notNull(),
    /** 3: a core criterion; 2: another criterion, a position, law or a licence; 1: soundness. */
    severity: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.owner, table.place] }),
    index('quote_uses_by_owner').on(table.owner),
  ],
);

/** Every change of a sentence's state, and a task for an editor while it is open. */
export const quoteDifferences = pgTable(
  'quote_differences',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // No reference: the difference outlives its quote.
    quoteId: text('quote_id').notNull(),
    url: text().notNull(),
    quote: text().notNull(),
    state: text().$type<QuoteState>().notNull(),
    detail: text(),
    /** The passage of the page that is nearest to the quote. */
    passage: text(),
    textHash: text('text_hash'),
    /** The day on which the sentence was last seen before. */
    seenOn: date('seen_on', { mode: 'string' }),
    at: moment('at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** The editor; `watch`: the sentence is there again. */
    closedBy: text('closed_by'),
  },
  (table) => [
    index('quote_differences_of').on(table.quoteId, table.id),
    index('quote_differences_open').on(table.id).where(sql`${table.closedAt} is null`),
    check(
      'quote_differences_closed',
      sql`(${table.closedAt} is null) = (${table.closedBy} is null)`,
    ),
  ],
);

/** Headlines that name a listing beside a word such as "hack", for an editor to review once. */
export const headlineTasks = pgTable(
  'headline_tasks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<Kind>().notNull(),
    // No reference: a closed task is not opened again when its listing is restored.
    listingId: text('listing_id').notNull(),
    /** Hashes of the address and of the title; stories that share either are the same. */
    storyAddress: text('story_address').notNull(),
    storyTitle: text('story_title').notNull(),
    url: text().notNull(),
    title: text().notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    source: text().notNull(),
    /** Group of alarm words in the title: domain/headline/alarms.ts. */
    alarm: text().notNull(),
    publishedAt: moment('published_at').notNull(),
    openedAt: moment('opened_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [
    uniqueIndex('headline_tasks_address').on(table.kind, table.listingId, table.storyAddress),
    uniqueIndex('headline_tasks_title').on(table.kind, table.listingId, table.storyTitle),
    index('headline_tasks_open')
      .on(table.publishedAt, table.id)
      .where(sql`${table.closedAt} is null`),
    check('headline_tasks_closed', sql`(${table.closedAt} is null) = (${table.closedBy} is null)`),
  ],
);

/** Keys of forms that have added a listing, so that a form sent twice adds one. */
export const submissions = pgTable('submissions', {
  key: text().primaryKey(),
  listingId: text('listing_id').notNull(),
  at: moment('at').notNull().defaultNow(),
});

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    /** Argon2id, in the PHC string format. */
    passwordHash: text('password_hash').notNull(),
    publicName: text('public_name'),
    isAdmin: boolean('is_admin').notNull(),
    disabledAt: moment('disabled_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [check('accounts_email', sql`${table.email} = lower(${table.email})`)],
);

/** Sign-ins with a correct password that wait for the code. Ids and codes are stored hashed. */
export const challenges = pgTable('challenges', {
  idHash: text('id_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Id of the browser if it has signed in before, else empty. */
  browser: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  codeHash: text('code_hash'),
  codeSentAt: moment('code_sent_at'),
  sends: smallint().notNull().default(0),
  attempts: smallint().notNull().default(0),
});

/** Wrong codes, counted per day over all sign-ins of an account. */
export const codeFailures = pgTable(
  'code_failures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    browser: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('code_failures_of').on(table.accountId, table.at)],
);

/** Signed-in browsers. Ids are stored hashed. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_of').on(table.accountId)],
);

/** Rate limit counters of the current window, shared by all instances. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  windowStart: moment('window_start').notNull(),
  count: integer().notNull(),
});

/** Uploaded pictures that no listing uses yet, deleted by domain/upload/unused-uploads.ts; a trigger deletes the row of a used one. */
export const unusedUploads = pgTable(
  'unused_uploads',
  {
    name: text().primaryKey(),
    // No reference: the file outlives the account.
    accountId: text('account_id').notNull(),
    /** Time of the upload or of the last submitted form that named it. */
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('unused_uploads_of').on(table.accountId)],
);

/** Audit log: account changes, imports and restores at the command line, and files that editors have let through. */
export const operations = pgTable('operations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  by: text().notNull(),
  what: text().notNull(),
  whom: text().notNull(),
  before: jsonb().$type<unknown>(),
  after: jsonb().$type<unknown>(),
});

/** Fingerprint of the SECRET of the last start, in one row. Not part of backups and unchanged by restores. */
export const lastSecret = pgTable(
  'last_secret',
  { isOnlyRow: boolean('is_only_row').primaryKey().default(true), fingerprint: text().notNull() },
  (table) => [check('last_secret_only_row', sql`${table.isOnlyRow}`)],
);

/** Lists of warned and of protected domains or addresses, and when each was last read. */
export const warningLists = pgTable('warning_lists', {
  source: text().primaryKey(),
  readAt: moment('read_at').notNull(),
  /** Number of domains or addresses in the last reading that was taken over. */
  entries: integer('domains').notNull(),
  /** Only earlier versions of the program write this column, and no version reads it; a later one drops it. */
  heldEntries: integer('held_domains'),
});

// The columns of one row of a list, beside its key.
const warningColumns = () => ({
  source: text()
    .notNull()
    .references(() => warningLists.source, { onDelete: 'cascade' }),
  /** The authority, where a list joins those of several. */
  by: text(),
  /** The name that the list gives. */
  name: text(),
  reason: text(),
  listedOn: date('listed_on'),
  firstReadOn: date('first_read_on').notNull(),
  /** The day of the first reading that no longer named it. */
  goneOn: date('gone_on'),
});

/** Domains that a list names or named. */
export const warnedDomains = pgTable(
  'warned_domains',
  {
    /** In ASCII, without `www.`. */
    domain: text().notNull(),
    ...warningColumns(),
    /** The domain that somebody has registered; null: read by an earlier version. */
    registered: text(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.source] }),
    index('warned_domains_by_registered').on(table.registered),
  ],
);

/** Addresses on chains that a list names or named. */
export const warnedAddresses = pgTable(
  'warned_addresses',
  {
    /** In its chain's normal form. */
    address: text().notNull(),
    ...warningColumns(),
  },
  (table) => [primaryKey({ columns: [table.address, table.source] })],
);

/** Editors' decisions on what a list names and a listing calls its own. */
export const warningDecisions = pgTable(
  'warning_decisions',
  {
    source: text().notNull(),
    /** The domain or address. */
    warned: text().notNull(),
    decision: text({ enum: ['warned', 'impersonated'] }).notNull(),
    decidedAt: moment('decided_at').notNull().defaultNow(),
    decidedBy: text('decided_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.warned] }),
    check('warning_decisions_decision', sql`${table.decision} in ('warned', 'impersonated')`),
  ],
);

/**
 * Registers as files, pages of registers that an editor looks at (domain/licence/registers.ts), and lists of warnings
 * (domain/warning/lists.ts).
 */
export const registers = pgTable('registers', {
  /** The register's id, the address of a page, or `warnings/` and the id of a list. */
  source: text().primaryKey(),
  host: text().notNull(),
  dueAt: moment('due_at'),
  askedAt: moment('asked_at'),
  /** The last reading that was taken over; of a page, the last look. */
  readAt: moment('read_at'),
  /** The editor who looked; null: the program. */
  readBy: text('read_by'),
  /** When the file says that it was changed. */
  modifiedAt: moment('modified_at'),
  hash: text(),
  /** Number of entries in that reading. */
  entries: integer(),
  /** Why a newer reading was not taken over, in one line. */
  refusal: text(),
  refusedAt: moment('refused_at'),
  /** The hash of a copy that differs too much and waits for an editor. */
  heldHash: text('held_hash'),
  /** The hash of a copy that an editor has accepted. */
  acceptedHash: text('accepted_hash'),
});

/** The entries of registers, as their last reading has them. */
export const registerEntries = pgTable(
  'register_entries',
  {
    register: text()
      .notNull()
      .references(() => registers.source, { onDelete: 'cascade' }),
    /** Number and company, folded. */
    key: text().notNull(),
    entry: jsonb().$type<unknown>().notNull(),
    firstReadOn: date('first_read_on', { mode: 'string' }).notNull(),
    /** The day of the first reading that no longer had it. */
    goneOn: date('gone_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.register, table.key] })],
);

/** Differences between registers and licences, for an editor to look at once. */
export const registerTasks = pgTable(
  'register_tasks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    register: text().notNull(),
    /** The difference; the same one is opened once. */
    key: text().notNull(),
    what: text().$type<RegisterDifference>().notNull(),
    // No reference: a closed task is not opened again when its listing is restored.
    listingId: text('listing_id').notNull(),
    /** The company, as the register or the licence writes it. */
    company: text().notNull(),
    /** The difference in words. */
    detail: text().notNull(),
    openedAt: moment('opened_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** The editor; `register`: the difference is gone. */
    closedBy: text('closed_by'),
  },
  (table) => [
    uniqueIndex('register_tasks_key').on(table.register, table.key),
    index('register_tasks_open').on(table.id).where(sql`${table.closedAt} is null`),
    check('register_tasks_what', oneOf(table.what, REGISTER_DIFFERENCES)),
    check('register_tasks_closed', sql`(${table.closedAt} is null) = (${table.closedBy} is null)`),
  ],
);
