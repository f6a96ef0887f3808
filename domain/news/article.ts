import { createHash } from 'node:crypto';
import { z } from 'zod';
import { webAddress } from '#domain/outbound/web-address.ts';
import { NEWS_CATEGORIES } from './categories.ts';
import { categorize } from './categorize.ts';
import { plainText, shorten } from './plain-text.ts';

const address = z.string().refine((text) => webAddress(text) !== null);

export const newsLanguageSchema = z.enum(['en', 'ar']);

export type NewsLanguage = z.infer<typeof newsLanguageSchema>;

/** An article as stored and shown: plain texts, addresses with http or https. */
export const newsArticleSchema = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  /** Excerpt; may be empty. */
  body: z.string(),
  source: z.string(),
  sourceImage: address.nullable(),
  url: address,
  image: address.nullable(),
  publishedAt: z.iso.datetime(),
  language: newsLanguageSchema,
  categories: z.array(z.enum(NEWS_CATEGORIES)),
});

export type NewsArticle = z.infer<typeof newsArticleSchema>;

/** An article as a source gives it, untrusted. */
export interface SourceArticle {
  id?: string | undefined;
  title?: string | null | undefined;
  body?: string | null | undefined;
  source: string;
  sourceImage?: string | null | undefined;
  url?: string | null | undefined;
  image?: string | null | undefined;
  /** Unix milliseconds; NaN without a date. */
  published: number;
  language: NewsLanguage;
  tags: string[];
}

/** Articles read of one source. */
export const MAX_ARTICLES = 50;

const MAX_ADDRESS_LENGTH = 2000;
/** Limit of an article’s JSON; real ones have some 1,000. Limits of characters are not enough: one can have any number of marks. */
const MAX_ARTICLE_BYTES = 4000;
const MAX_TAGS = 50;
const MAX_TAG_LENGTH = 100;
const LATEST_DATE = Date.UTC(2100, 0);

// WordPress ends every excerpt with it.
const FIRST_APPEARED =
  /\s*(?:The post .{1,300} appeared first on .{1,80}|ظهر(?:ت)? (?:المقال|المقالة|التدوينة|الخبر) .{1,300} أولا?ً?ا? (?:على|في) .{1,80})$/u;
/** Longer than any match; on a long text of such lines the pattern takes tens of milliseconds. */
const MAX_ENDING_LENGTH = 500;

/** The validated article; null if title, link or date is missing or unsafe, or if it is over 4,000 bytes. */
export function toArticle(given: SourceArticle, now = Date.now()): NewsArticle | null {
  const title = shorten(plainText(given.title ?? ''), 300);
  const url = addressOf(given.url);
  const isDated = given.published > 0 && given.published < LATEST_DATE;
  if (!title || !url || !isDated) return null;
  const source = shorten(plainText(given.source), 60) || new URL(url).hostname;
  const body = withoutEnding(plainText(given.body ?? ''));
  const article: NewsArticle = {
    id:
      plainText(given.id ?? '')
        .slice(0, 100)
        .toWellFormed() || idOf(url),
    title,
    body: shorten(withoutHeading(body, source, title), 600),
    source,
    sourceImage: addressOf(given.sourceImage),
    url,
    image: addressOf(given.image),
    // A date in the future would keep the article first.
    publishedAt: new Date(Math.min(given.published, now)).toISOString(),
    language: languageOf(title, given.language),
    categories: categorize({ title, tags: tagsOf(given) }),
  };
  return Buffer.byteLength(JSON.stringify(article)) > MAX_ARTICLE_BYTES ? null : article;
}

function withoutEnding(body: string): string {
  const start = Math.max(0, body.length - MAX_ENDING_LENGTH);
  return body.slice(0, start) + body.slice(start).replace(FIRST_APPEARED, '');
}

// Some services put source and title before the text, without a space after them.
function withoutHeading(body: string, source: string, title: string): string {
  const afterBoth = restAfter(body, `${source} ${title}`);
  if (afterBoth !== null) return afterBoth.replace(BREAK, '');
  const afterTitle = restAfter(body, title);
  // A sentence can begin with the words of the title.
  return afterTitle !== null && GLUED.test(afterTitle) ? afterTitle.replace(BREAK, '') : body;
}

const BREAK = /^[\s.:|–—-]+/u;
const GLUED = /^(?:\p{Lu}|\s*[.:|–—-]|$)/u;

function restAfter(text: string, start: string): string | null {
  const isStart = text.slice(0, start.length).toLowerCase() === start.toLowerCase();
  return isStart ? text.slice(start.length) : null;
}

function tagsOf({ tags }: SourceArticle): string[] {
  return tags.slice(0, MAX_TAGS).map((tag) => plainText(tag.slice(0, MAX_TAG_LENGTH)));
}

function addressOf(text: string | null | undefined): string | null {
  const url = webAddress(text?.trim() ?? null)?.href ?? null;
  return url && url.length <= MAX_ADDRESS_LENGTH ? url : null;
}

function idOf(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 16);
}

// Sources of one language have a few articles in the other; the letters of the title decide.
function languageOf(title: string, given: NewsLanguage): NewsLanguage {
  const arabic = title.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = title.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > latin) return 'ar';
  return arabic === 0 && latin > 0 ? 'en' : given;
}
