import { z } from 'zod';
import { SORTS } from '#domain/listing/list/selection.ts';
import { LONGEST_PASTED } from '#domain/look-alike/longest-pasted.ts';
import { newsLanguageSchema } from '#domain/news/article.ts';
import { NEWS_CATEGORIES } from '#domain/news/categories.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { encodeCursor } from './cursor.ts';

// PostgreSQL text cannot hold NUL.
const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'), 'must not hold NUL');

const limit = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a number from 1 to 100')
  .transform(Number)
  .pipe(z.int().min(1).max(100))
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

/** The parameters of the ledger. */
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

/** The parameter of the check. */
export const checkQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(LONGEST_PASTED)
    .meta({ examples: ['binance-login.example'] }),
});

export type CheckQuery = z.output<typeof checkQuery>;
