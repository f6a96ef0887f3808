// zod/mini is the smaller build: every list of coins loads this module.

import * as z from 'zod/mini';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { PRODUCT_SCOPES, SCOPES } from '#domain/method/scope.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { SLUG } from '#domain/text/slug.ts';
import { CURRENCY_CODES } from '#domain/zakat/currency.ts';
import { METALS } from '#domain/zakat/rates.ts';
import { UNLAWFUL } from '#domain/zakat/wealth.ts';
import { YEARS } from '#domain/zakat/zakat.ts';

// The content security policy forbids `eval`, which zod's JIT uses.
z.config({ jitless: true });

const MAX_TEXT_LENGTH = 200;
export const MAX_ITEMS = 500;

const text = z.string().check(z.maxLength(MAX_TEXT_LENGTH));
const decimal = z.string().check(z.regex(/^\d{1,24}(\.\d{1,18})?$/));
const id = z.string().check(z.regex(SLUG), z.maxLength(MAX_TEXT_LENGTH));
const currency = z.enum(CURRENCY_CODES);
const moneySchema = z.object({ amount: decimal, currency });

const seenSchema = z.object({
  /** Null: unreviewed. */
  verdict: z.nullable(z.enum(VERDICTS)),
  ruledOn: z.nullable(z.iso.date()),
  /** The use that the verdict was for; lists of earlier versions lack it. */
  mainScope: z.optional(z.enum(SCOPES)),
  /** Verdicts on other products; lists of earlier versions lack them. */
  products: z.optional(z.partialRecord(z.enum(PRODUCT_SCOPES), z.enum(VERDICTS))),
  /** The last day on which the reader saw these verdicts. */
  on: z.iso.date(),
});

const itemSchema = z.object({
  kind: z.enum(KINDS),
  id,
  name: text,
  symbol: z.nullable(text),
  /** Null: watched, not held. */
  amount: z.nullable(decimal),
  /** Typed unit price, for listings without a market price. */
  price: z.nullable(moneySchema),
  /** Whether it counts towards zakat. */
  counts: z.boolean(),
  /** Null: not seen yet. */
  seen: z.nullable(seenSchema),
});

const otherSchema = z.object({
  key: text,
  name: text,
  worth: z.nullable(moneySchema),
  counts: z.boolean(),
});

/** The reader's list and settings, stored in their browser alone. */
export const mineSchema = z.object({
  items: z.array(itemSchema).check(z.maxLength(MAX_ITEMS)),
  /** Cash and other wealth outside the directory. */
  others: z.array(otherSchema).check(z.maxLength(MAX_ITEMS)),
  currency,
  /** Null: the reader has not chosen. */
  nisab: z.nullable(z.enum(METALS)),
  year: z.enum(YEARS),
  unlawful: z.nullable(z.enum(UNLAWFUL)),
  /** Gram prices and dollar rates typed by the reader. */
  gram: z.object({ gold: z.nullable(moneySchema), silver: z.nullable(moneySchema) }),
  rates: z.partialRecord(currency, decimal),
});

export type Mine = z.infer<typeof mineSchema>;
export type Item = Mine['items'][number];
export type Other = Mine['others'][number];
export type Seen = z.infer<typeof seenSchema>;
export type Money = z.infer<typeof moneySchema>;

export const EMPTY_MINE: Mine = {
  items: [],
  others: [],
  currency: 'USD',
  nisab: null,
  year: 'lunar',
  unlawful: null,
  gram: { gold: null, silver: null },
  rates: {},
};

/** Nothing has been put in: there is nothing to save or to lose. */
export function isUntouched(mine: Mine): boolean {
  return JSON.stringify(mine) === JSON.stringify(EMPTY_MINE);
}

/** `mine` with a listing appended; unchanged if the listing is on it or the list is full. */
export function withListing(mine: Mine, { kind, id, name, symbol }: Bookmarkable): Mine {
  if (mine.items.length >= MAX_ITEMS || findItem(mine, { kind, id })) return mine;
  const item: Item = {
    kind,
    id,
    name: name.slice(0, MAX_TEXT_LENGTH),
    symbol,
    amount: null,
    price: null,
    counts: true,
    seen: null,
  };
  return { ...mine, items: [...mine.items, item] };
}

/** `mine` without one listing. */
export function withoutListing(mine: Mine, listing: Pick<Item, 'kind' | 'id'>): Mine {
  return { ...mine, items: mine.items.filter((item) => !isSame(item, listing)) };
}

/** `mine` with `change` applied to one listing. */
export function withItem(
  mine: Mine,
  listing: Pick<Item, 'kind' | 'id'>,
  change: Partial<Item>,
): Mine {
  const items = mine.items.map((item) => (isSame(item, listing) ? { ...item, ...change } : item));
  return { ...mine, items };
}

/** The item of one listing; undefined: it is not in the list. */
export function findItem(mine: Mine, listing: Pick<Item, 'kind' | 'id'>): Item | undefined {
  return mine.items.find((item) => isSame(item, listing));
}

function isSame(a: Pick<Item, 'kind' | 'id'>, b: Pick<Item, 'kind' | 'id'>): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** The data of a listing that a bookmark stores. */
export interface Bookmarkable {
  kind: Kind;
  id: string;
  name: string;
  symbol: string | null;
}
