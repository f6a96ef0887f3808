import { z } from 'zod';
import { LISTING_PARTS, TEXT_FIELDS, TEXT_LANGUAGES } from '#domain/listing/listing.ts';
import { PLAIN_FIELDS } from '#domain/listing/plain-field.ts';
import { SPOT } from '#domain/method/scope.ts';
import { fromApi, isApiAnswer } from './api-answer.ts';

interface ReadDocument {
  document: Record<string, unknown>;
  /** The document is an answer of our API, which leaves out the grounds of rulings, Turkish and doubts. */
  isAnswer: boolean;
  /** Paths of fields that do not exist here; they are left out. */
  unknown: string[];
  /** Dates that were missing and are filled in. */
  undated: ('createdAt' | 'updatedAt')[];
  /** Values that were filled in or changed, for the operator. */
  notes: string[];
  /** Values that could not be read, and what became of them. */
  unreadable: string[];
}

/** Other names of fields in older documents and in our API (requirement 3.6). The first one present counts. */
const ALSO_CALLED: Record<string, string[]> = {
  category: ['islamic_status'],
  established: ['year_established'],
  website: ['url'],
  image: ['logo'],
};
const DERIVED = [
  'current_price',
  'market_cap',
  'volume_24h',
  'price_change_24h',
  'circulating_supply',
  'max_supply',
  'trust_score',
  'trade_volume',
  'arabicReason',
  'categoryScope',
  'kind',
  'collection',
];
const LACKING =
  'an answer of the API, without the grounds of rulings, Turkish texts and doubts about translations: those of a stored listing stay';
const DATES = ['createdAt', 'updatedAt', 'ruledAt'] as const;
// Copied and trimmed; `readOldDocument` overrides some.
const TAKEN = [
  ...PLAIN_FIELDS,
  'id',
  'name',
  'doubts',
  'rulings',
  'spot',
  ...LISTING_PARTS,
  'version',
];
const KNOWN = new Set<string>([
  ...TAKEN,
  ...DERIVED,
  ...Object.entries(ALSO_CALLED).flatMap(([name, others]) => [name, ...others]),
  ...DATES,
  'translations',
  ...TEXT_FIELDS,
]);

/** Converts a document of the old database, of our API or of our export. `now` replaces a missing date. */
export function readOldDocument(raw: Record<string, unknown>, now: Date): ReadDocument {
  const notes: string[] = [];
  const value = (name: string) =>
    [name, ...(ALSO_CALLED[name] ?? [])].map((key) => raw[key]).find(isThere);
  const unreadable = DATES.filter((name) => isThere(raw[name]) && !momentOf(raw[name])).map(
    (name) => `left out ${name}: it is no date`,
  );
  const moment = (name: (typeof DATES)[number]) => {
    const read = momentOf(raw[name]);
    if (!read) notes.push(`${name} is missing: now`);
    return read ?? now.toISOString();
  };
  const undated = (['createdAt', 'updatedAt'] as const).filter((name) => !momentOf(raw[name]));
  const { translations, unknown } = readTexts(raw);
  const isAnswer = isApiAnswer(raw);
  if (isAnswer) notes.push(LACKING);
  const isOfProduct = isAnswer && (raw.categoryScope ?? SPOT) !== SPOT;
  if (isOfProduct && isThere(raw.category)) {
    unreadable.push(
      `left out category and ruledAt: a verdict on ${raw.categoryScope} needs its grounds, which an export has`,
    );
  }
  const document = {
    ...Object.fromEntries(TAKEN.map((name) => [name, trimmed(fromApi(name, value(name)))])),
    symbol: upperCase(value('symbol')),
    category: isOfProduct ? undefined : lowerCase(value('category')),
    rating: ratingOf(value('rating'), notes, unreadable),
    established: yearOf(value('established')),
    // The old database has 0 for no rank.
    rank: numberOf(value('rank')) || undefined,
    twitter: handleOf(value('twitter')),
    createdAt: moment('createdAt'),
    updatedAt: momentOf(raw.updatedAt) ?? moment('createdAt'),
    ruledAt: isOfProduct ? undefined : momentOf(raw.ruledAt),
    translations,
  };
  return {
    document: Object.fromEntries(Object.entries(document).filter(([, given]) => isThere(given))),
    unknown: [...Object.keys(raw).filter((key) => !KNOWN.has(key)), ...unknown],
    isAnswer,
    undated,
    notes: [...new Set(notes)],
    unreadable,
  };
}

/** Texts by field and language; the old database also has English ones at the top level. */
function readTexts(raw: Record<string, unknown>) {
  const byField = recordOf(raw.translations);
  const unknown = Object.keys(byField)
    .filter((field) => !TEXT_FIELDS.some((known) => known === field))
    .map((field) => `translations.${field}`);
  const translations = TEXT_FIELDS.map((field) => {
    const given = recordOf(byField[field]);
    const top = field === 'name' ? undefined : raw[field];
    const texts: Record<string, unknown> = {
      ...(isThere(top) && typeof top !== 'object' && { en: top }),
      ...given,
    };
    for (const language of Object.keys(texts)) {
      if (!TEXT_LANGUAGES.some((known) => known === language))
        unknown.push(`translations.${field}.${language}`);
    }
    const kept = TEXT_LANGUAGES.map((language) => [language, linesOf(texts[language])] as const);
    return [field, Object.fromEntries(kept.filter(([, text]) => isThere(text)))] as const;
  });
  return {
    translations: Object.fromEntries(
      translations.filter(([, texts]) => Object.keys(texts).length > 0),
    ),
    unknown,
  };
}

const isThere = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');

const recordOf = (value: unknown): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).safeParse(value).data ?? {};

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const upperCase = (value: unknown) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value;

const lowerCase = (value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

const numberOf = (value: unknown) =>
  typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;

// No number becomes 0 (requirement 3.6). The database stores one decimal: more would be a change at every import.
function ratingOf(value: unknown, notes: string[], unreadable: string[]): number | undefined {
  if (!isThere(value)) return undefined;
  const rating = typeof value === 'string' ? Number(value) : value;
  if (typeof rating !== 'number' || Number.isNaN(rating)) {
    unreadable.push('its rating is no number and becomes 0');
    return 0;
  }
  const rounded = Math.round(rating * 10) / 10;
  if (rounded !== rating) notes.push(`its rating ${rating} becomes ${rounded}`);
  return rounded;
}

const yearOf = (value: unknown) =>
  isThere(value) ? (/^\s*(\d{4})-\d/.exec(String(value))?.[1] ?? String(value).trim()) : undefined;

/** `bitcoin`, `@bitcoin` and `https://x.com/bitcoin` are the same handle. */
function handleOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const handle = value
    .trim()
    .replace(/^https?:\/\/(www\.)?(twitter|x)\.com\//i, '')
    .replace(/[/?].*$/, '');
  return handle.startsWith('@') ? handle : `@${handle}`;
}

function linesOf(value: unknown): unknown {
  if (!Array.isArray(value)) return trimmed(value);
  const lines = value.filter(isThere).map(trimmed);
  return lines.length > 0 ? lines : undefined;
}

/** An ISO text, milliseconds since 1970, or the old database's timestamp, as ISO; undefined if invalid. */
function momentOf(value: unknown): string | undefined {
  if (!isThere(value)) return undefined;
  const stamp = recordOf(value);
  const seconds = stamp.seconds ?? stamp._seconds;
  const nanoseconds = stamp.nanoseconds ?? stamp._nanoseconds ?? 0;
  const given =
    typeof seconds === 'number' ? seconds * 1000 + Number(nanoseconds) / 1_000_000 : value;
  const date = new Date(given as string | number);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
