import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { issueWords } from '#domain/text/issue-words.ts';
import { FETCHED_LISTS, LIST_IDS } from '#domain/warning/list-ids.ts';

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https:// or http://',
});
const publicUrl = httpUrl.refine(
  (text) => !URL.canParse(text) || new URL(text).username === '',
  'must hold no name or password',
);
const BUCKET_FORM =
  'must be https://KEY:SECRET@HOST/BUCKET or …/BUCKET/PREFIX, with ?region=REGION where it is not us-east-1, and with / and + of the secret as %2F and %2B';
// Sent in an HTTP header.
const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be plain letters, digits and signs')
  .optional();
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address of PostgreSQL: postgres://USER:PASSWORD@HOST/DATABASE',
});
// Separated by commas.
const list = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );
// A bucket of an S3-compatible service. Its names are addressed by path, and lists of them are read without unescaping.
const bucket = z
  .url({ protocol: /^https?$/, error: BUCKET_FORM })
  .transform((text) => new URL(text))
  .refine(({ username, password }) => isEncoded(username) && isEncoded(password), BUCKET_FORM)
  .refine(({ pathname }) => /^\/[\w.-]+(\/[\w.-]+)*\/?$/.test(pathname), BUCKET_FORM)
  .refine(
    ({ searchParams }) => [...searchParams.keys()].every((name) => name === 'region'),
    BUCKET_FORM,
  )
  .transform(({ origin, pathname, searchParams, username, password }) => {
    const [bucketName = '', ...prefix] = pathname.split('/').filter((part) => part !== '');
    return {
      url: `${origin}/${bucketName}`,
      prefix: prefix.map((part) => `${part}/`).join(''),
      region: searchParams.get('region') || 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  });
// Used in an HTTP header and in links.
const contact = z
  .string()
  .regex(/^(mailto:[!-?A-~]+@[!-?A-~]+|https:\/\/[!-~]+)$/, 'must be mailto:ADDRESS or https://…')
  .refine((text) => URL.canParse(text), 'must be an address')
  .optional();
// Paragraphs of plain text, each on a line of its own.
const plainText = z
  .string()
  .max(5000, 'must have at most 5000 characters')
  .default('')
  .transform((text) =>
    text
      .split(/\r?\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
  )
  .refine((texts) => !texts.some(hasControls), 'must be plain text');

// Each worker has its own database connections, and the embedded PostgreSQL allows 100.
const MAX_WORKERS = 12;
const workers = z.union(
  [
    z.literal('auto').transform(() => Math.min(availableParallelism(), MAX_WORKERS)),
    wholeNumber(1, MAX_WORKERS),
  ],
  `must be a number from 1 to ${MAX_WORKERS}, or auto`,
);

const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65535).default(3000),
  ORIGIN: httpUrl
    .transform((url) => new URL(url))
    .refine((url) => url.pathname === '/' && url.search === '', 'must have no path')
    .transform((url) => url.origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URLS: list.pipe(z.array(databaseUrl)),
  SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  MARKET_URL: publicUrl.default('https://api.coingecko.com/api/v3'),
  MARKET_KEY: key,
  GOPLUS_URL: publicUrl.default('https://api.gopluslabs.io/api/v1'),
  GOPLUS_KEY: key,
  GOPLUS_SECRET: key,
  NEWS_URL: publicUrl.default('https://min-api.cryptocompare.com/data/v2/news/'),
  NEWS_KEY: key,
  NEWS_FEEDS: z
    .string()
    .default(
      'en=https://www.coindesk.com/arc/outboundfeeds/rss/,en=https://cointelegraph.com/rss,ar=https://ar.cointelegraph.com/rss,ar=https://ar.beincrypto.com/feed/',
    )
    .transform(readFeeds)
    .pipe(z.array(z.object({ language: z.enum(['en', 'ar']), url: publicUrl }))),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }).optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => !/[\r\n]/.test(text), 'must be one line')
    .optional(),
  TRANSLATE_URL: publicUrl.default('https://libretranslate.com/translate'),
  TRANSLATE_KEY: z.string().optional(),
  TRANSLATE_FALLBACK_URL: publicUrl.default('https://translate.googleapis.com/translate_a/single'),
  IMAGE_UPLOAD_URL: publicUrl.optional(),
  IMAGE_UPLOAD_PRESET: z.string().optional(),
  UPLOADS_URL: bucket.optional(),
  PURGE_URL: httpUrl.optional(),
  // One header with its credentials.
  PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: ?[\x20-\x7e]+$/, 'must be NAME: VALUE')
    .transform((line) => {
      const [name = '', ...value] = line.split(':');
      return [name, value.join(':').trim()] as const;
    })
    .optional(),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .regex(/^[\x21-\x7e]+$/, 'must be plain letters, digits and signs')
    .optional(),
  ARCHIVE_URL: publicUrl.optional(),
  CONTACT: contact,
  PUBLISHER_NAME: z
    .string()
    .trim()
    .max(200, 'must have at most 200 characters')
    .refine((text) => !hasControls(text), 'must be one line')
    .optional(),
  PUBLISHER_URL: publicUrl.optional(),
  PUBLISHER_TEXT_EN: plainText,
  PUBLISHER_TEXT_AR: plainText,
  SECURITY_CONTACT: contact,
  WORKERS: workers.default(1),
  PAGE_CACHE_MB: wholeNumber(1, 4096).default(32),
  API_LIMIT: wholeNumber(0, 1_000_000).default(300),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  SEED: z.enum(['0', '1']).default('1'),
  WARNING_LISTS: z
    .string()
    .default(FETCHED_LISTS.join(','))
    .transform((names) => names.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(LIST_IDS, `must be some of ${LIST_IDS.join(', ')}`))),
  // Named after the first of the checks that it switches.
  LINK_CHECKS: z.enum(['0', '1']).default('1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  START_TRADING_URL: httpUrl.optional(),
  SIGN_UP_URL: httpUrl.optional(),
  DEMO_VIDEO_URL: httpUrl.optional(),
  SOCIAL_LINKS: list.pipe(z.array(httpUrl)),
});

/** The settings that the environment may give. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

export type Settings = ReturnType<typeof settingsFrom>;

const EMPTY_MEANS_NONE = ['NEWS_FEEDS', 'WARNING_LISTS'];

/** A setting is invalid; the message is one line for the operator. */
export class SettingsError extends Error {}

/**
 * Reads the settings from the environment. Empty values count as not set, except those of which empty means none.
 * Throws SettingsError.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value !== '' || EMPTY_MEANS_NONE.includes(name),
    ),
  );
  const parsed = environmentSchema.safeParse(values, { error: issueWords });
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map(describe).join('; '));
  return settingsFrom(parsed.data);
}

function settingsFrom(env: z.infer<typeof environmentSchema>) {
  return {
    host: env.HOST,
    /** 0: any free port. */
    port: env.PORT,
    /** Public origin without a trailing slash; undefined: `http://localhost:PORT`. */
    origin: env.ORIGIN,
    dataDir: env.DATA_DIR,
    /** Undefined: the embedded PostgreSQL under `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** Hot standbys of `databaseUrl` for reading what is public. */
    databaseReadUrls: env.DATABASE_READ_URLS,
    /** Undefined: stored in `dataDir`. */
    secret: env.SECRET,
    /** Base address and key of the market service. */
    market: { baseUrl: env.MARKET_URL, key: env.MARKET_KEY },
    /** Facts about contracts; used if there are a key and its secret. */
    goPlus: { baseUrl: env.GOPLUS_URL, key: env.GOPLUS_KEY, secret: env.GOPLUS_SECRET },
    /** The service is used if there is a key. Feeds replace it otherwise, and add Arabic news to it. */
    news: { baseUrl: env.NEWS_URL, key: env.NEWS_KEY, feeds: env.NEWS_FEEDS },
    /** Undefined `smtpUrl`: mails are written to `dataDir`. */
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    translation: {
      url: env.TRANSLATE_URL,
      key: env.TRANSLATE_KEY,
      fallbackUrl: env.TRANSLATE_FALLBACK_URL,
    },
    /** Image host for editors' pictures; undefined `url`: they are stored in `dataDir`. */
    imageHost: { url: env.IMAGE_UPLOAD_URL, preset: env.IMAGE_UPLOAD_PRESET },
    /** The bucket of editors' pictures; undefined: they are stored in `dataDir`. */
    uploads: env.UPLOADS_URL,
    /** The cache in front of the site that receives changes; undefined: none. */
    purge: env.PURGE_URL ? { url: env.PURGE_URL, header: env.PURGE_HEADER } : undefined,
    /** Bearer token of `/metrics`; undefined: no such endpoint. */
    metricsToken: env.METRICS_TOKEN,
    /** Contact for corrections and barriers; undefined: pages do not invite readers to write. */
    contact: env.CONTACT,
    /** Before the address of a quoted page it gives its archived copies; undefined: they are not linked. */
    archive: env.ARCHIVE_URL,
    /** The description of the publisher on `/about`. Texts are paragraphs; an empty one is not set. */
    publisher: {
      name: env.PUBLISHER_NAME || undefined,
      url: env.PUBLISHER_URL,
      texts: { en: env.PUBLISHER_TEXT_EN, ar: env.PUBLISHER_TEXT_AR },
    },
    /** Contact in security.txt; undefined: no such file. */
    securityContact: env.SECURITY_CONTACT,
    /** API requests per minute and network; 0: unlimited. */
    apiLimit: env.API_LIMIT,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    /** Number of server processes. */
    workers: env.WORKERS,
    /** Number of trusted reverse proxies that append to `X-Forwarded-For`. */
    trustedProxies: env.TRUST_PROXY,
    /** Whether to add the starter listings to an empty database. */
    seed: env.SEED === '1',
    /** Whether to check links and quoted sentences, and to read registers and lists of warnings. */
    backgroundChecks: env.LINK_CHECKS === '1',
    /** The lists of warnings that the server reads by itself, with `backgroundChecks`. */
    warningLists: env.WARNING_LISTS,
    logLevel: env.LOG_LEVEL,
    /** Pages elsewhere that the operator links to; an undefined one leads to a page of our own instead. */
    links: {
      startTrading: env.START_TRADING_URL,
      signUp: env.SIGN_UP_URL,
      demoVideo: env.DEMO_VIDEO_URL,
      social: env.SOCIAL_LINKS,
    },
  };
}

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

function isEncoded(text: string): boolean {
  return (
    text !== '' &&
    !/%(?![0-9a-f]{2})/i.test(text) &&
    /^[\x21-\x7e]+$/.test(decodeURIComponent(text))
  );
}

function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Splits `en=https://…,ar=https://…`. */
function readFeeds(list: string): { language: string; url: string }[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [language = '', ...url] = entry.split('=');
      return { language: language.trim(), url: url.join('=').trim() };
    });
}

// Names the setting and the rule, but not the value, which may contain a password.
function describe(issue: z.core.$ZodIssue): string {
  return `setting ${issue.path.join('.')}: ${issue.message}`;
}
