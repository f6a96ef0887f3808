// The smaller one: it comes with the first use of every list of coins.

import * as z from 'zod/mini';
import { KINDS } from '#domain/listing/kind.ts';
import { PRODUCT_SCOPES } from '#domain/method/scope.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#domain/zakat/currency.ts';
import { METALS } from '#domain/zakat/rates.ts';
import { UNLAWFUL } from '#domain/zakat/wealth.ts';
import { YEARS } from '#domain/zakat/zakat.ts';
import type { Markable } from './bookmark.ts';

// The pages' policy forbids what zod would do to be faster.
z.config({ jitless: true });

const LONGEST_TEXT = 200;
export const MOST_ITEMS = 500;

const text = z.string().check(z.maxLength(LONGEST_TEXT));
const decimal = z.string().check(z.regex(/^\d{1,24}(\.\d{1,18})?$/));
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(LONGEST_TEXT));
const currency = z.enum(CURRENCY_CODES);
const moneySchema = z.object({ amount: decimal, currency });

const seenSchema = z.object({
  /** Null: no editor had ruled. */
  verdict: z.nullable(z.enum(VERDICTS)),
  ruledOn: z.nullable(z.iso.date()),
  /** Verdicts on staking and the like; lists of earlier versions do not have them. */
  products: z.optional(z.partialRecord(z.enum(PRODUCT_SCOPES), z.enum(VERDICTS))),
  /** The day it was last looked at like this. */
  on: z.iso.date(),
});

const itemSchema = z.object({
  kind: z.enum(KINDS),
  id,
  name: text,
  symbol: z.nullable(text),
  /** Null: it is only watched. */
  amount: z.nullable(decimal),
  /** Of one, where the market has no price. */
  price: z.nullable(moneySchema),
  /** Towards zakat. */
  counts: z.boolean(),
  /** Null: it has not been looked at yet. */
  seen: z.nullable(seenSchema),
});

const otherSchema = z.object({
  key: text,
  name: text,
  worth: z.nullable(moneySchema),
  counts: z.boolean(),
});

/** What one reader keeps: all of it is in their browser and nowhere else. */
export const mineSchema = z.object({
  items: z.array(itemSchema).check(z.maxLength(MOST_ITEMS)),
  /** Cash and whatever the directory does not have. */
  others: z.array(otherSchema).check(z.maxLength(MOST_ITEMS)),
  currency,
  /** Of opinions; null: the reader has not chosen. */
  nisab: z.nullable(z.enum(METALS)),
  year: z.enum(YEARS),
  unlawful: z.nullable(z.enum(UNLAWFUL)),
  /** Prices of a gram, and how many of a currency a dollar is, where the reader knows better. */
  gram: z.object({ gold: z.nullable(moneySchema), silver: z.nullable(moneySchema) }),
  rates: z.partialRecord(currency, decimal),
});

export type Mine = z.infer<typeof mineSchema>;
export type Item = Mine['items'][number];
export type Other = Mine['others'][number];
export type Seen = z.infer<typeof seenSchema>;
export type Money = z.infer<typeof moneySchema>;
export type { CurrencyCode };

export const EMPTY: Mine = {
  items: [],
  others: [],
  currency: 'USD',
  nisab: null,
  year: 'lunar',
  unlawful: null,
  gram: { gold: null, silver: null },
  rates: {},
};

/** `mine` with a listing put on its list, at the end; as it is where that is there already or the list is full. */
export function withListing(mine: Mine, { kind, id, name, symbol }: Markable): Mine {
  if (mine.items.length >= MOST_ITEMS || findItem(mine, { kind, id })) return mine;
  const item: Item = {
    kind,
    id,
    name: name.slice(0, LONGEST_TEXT),
    symbol,
    amount: null,
    price: null,
    counts: true,
    seen: null,
  };
  return { ...mine, items: [...mine.items, item] };
}

export function withoutListing(mine: Mine, listing: Pick<Item, 'kind' | 'id'>): Mine {
  return { ...mine, items: mine.items.filter((item) => !isSame(item, listing)) };
}

/** `mine` with something else about one listing of it. */
export function withItem(
  mine: Mine,
  listing: Pick<Item, 'kind' | 'id'>,
  change: Partial<Item>,
): Mine {
  const items = mine.items.map((item) => (isSame(item, listing) ? { ...item, ...change } : item));
  return { ...mine, items };
}

export function findItem(mine: Mine, listing: Pick<Item, 'kind' | 'id'>): Item | undefined {
  return mine.items.find((item) => isSame(item, listing));
}

function isSame(one: Pick<Item, 'kind' | 'id'>, other: Pick<Item, 'kind' | 'id'>): boolean {
  return one.kind === other.kind && one.id === other.id;
}
