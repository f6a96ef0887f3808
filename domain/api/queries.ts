import { z } from 'zod';
import type { SortValues } from '#domain/listing/list/query.ts';
import { orderOf, type Selection, SORTS, sortOf } from '#domain/listing/list/selection.ts';
import { MAX_PASTED_LENGTH } from '#domain/look-alike/pasted/pasted-length.ts';
import { newsLanguageSchema } from '#domain/news/article.ts';
import { NEWS_CATEGORIES } from '#domain/news/categories.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { parseJson } from '#domain/text/parse-json.ts';

// PostgreSQL text cannot hold NUL.
const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'), 'must not contain NUL');

const LIMIT_RANGE = 'must be a number from 1 to 100';
const limit = z
  .string()
  .regex(/^\d{1,3}$/, LIMIT_RANGE)
  .transform(Number)
  .pipe(z.int().min(1, LIMIT_RANGE).max(100, LIMIT_RANGE))
  .default(20)
  .meta({ examples: [5] });

const CURSOR = encodeCursor({}, ['2026-01-01T00:00:00.000Z', 'bitcoin']);

/** The parameters of the lists. A missing one without a default does not filter. */
export const listQuery = z.object({
  q: text.optional().meta({ examples: ['bitcoin'] }),
  category: z
    .enum(VERDICTS)
    .optional()
    .meta({ examples: ['halal'] }),
  country: text.optional().meta({ examples: ['Switzerland'] }),
  sort: z
    .enum(SORTS.filter((sort) => sort !== 'category'))
    .default('createdAt')
    .meta({ examples: ['rating'] }),
  order: z
    .enum(['asc', 'desc'])
    .optional()
    .meta({ examples: ['desc'] }),
  limit,
  cursor: z
    .string()
    .max(2000)
    .optional()
    .meta({ examples: [CURSOR] }),
});

export type ListQuery = z.output<typeof listQuery>;

const emptyAsNone = (value: unknown) => (value === '' || value === 'all' ? undefined : value);

/** The parameters of the news; an empty value and `all` do not filter. */
export const newsQuery = z.object({
  category: z
    .preprocess(emptyAsNone, z.enum(NEWS_CATEGORIES).optional())
    .meta({ examples: ['regulation'] }),
  lang: z.preprocess(emptyAsNone, newsLanguageSchema.optional()).meta({ examples: ['ar'] }),
});

export type NewsQuery = z.output<typeof newsQuery>;

export const changesQuery = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be the number of an entry')
    .transform(Number)
    .pipe(z.int())
    .optional()
    .meta({ examples: [20] }),
  limit,
});

export type ChangesQuery = z.output<typeof changesQuery>;

export const checkQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(MAX_PASTED_LENGTH)
    .meta({ examples: ['binance-login.example'] }),
});

export type CheckQuery = z.output<typeof checkQuery>;

/** Filters by ISO code (or `EU`) and by exchange; a missing one does not filter. */
export const licencesQuery = z.object({
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be a two-letter code')
    .transform((code) => code.toUpperCase())
    .pipe(z.string())
    .optional()
    .meta({ examples: ['AE'] }),
  listing: text.optional().meta({ examples: ['binance'] }),
  limit,
  cursor: text.optional().meta({ examples: ['binance'] }),
});

export type LicencesQuery = z.output<typeof licencesQuery>;

export const warningsQuery = z.object({
  q: z
    .string()
    .trim()
    .max(MAX_PASTED_LENGTH)
    .optional()
    .meta({ examples: ['binance-login.example'] }),
});

export type WarningsQuery = z.output<typeof warningsQuery>;

// The format of `encodeCursor`: PostgreSQL knows no year 0 and no thousand decimals.
const moment = z.iso
  .datetime()
  .refine((text) => Date.parse(text) >= 0 && new Date(text).toISOString() === text);
const id = z.string().max(200);
const SORT_VALUES = {
  createdAt: z.tuple([moment, id]),
  rating: z.tuple([z.number().int().min(0).max(10), moment, id]),
  category: z.tuple([z.number().int().min(0).max(3), moment, id]),
  name: z.tuple([z.string().max(1000), id]),
} as const;

/** The sort values of a list’s last listing as an opaque text. It contains the sort order, so that no other order accepts it. */
export function encodeCursor(selection: Selection, values: SortValues): string {
  const content = [sortOf(selection), orderOf(selection), values];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** The sort values in a cursor; null for an invalid cursor or one of another order. */
export function decodeCursor(selection: Selection, cursor: string): SortValues | null {
  const sort = sortOf(selection);
  const content = z.tuple([z.literal(sort), z.literal(orderOf(selection)), SORT_VALUES[sort]]);
  const read = content.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  return read.success && !JSON.stringify(read.data).includes('\\u0000') ? read.data[2] : null;
}
