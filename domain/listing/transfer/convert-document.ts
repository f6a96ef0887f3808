import { LISTING_PARTS, TEXT_FIELDS, TEXT_LANGUAGES } from '#domain/listing/listing.ts';
import { NUMBER_FIELDS, PLAIN_FIELDS } from '#domain/listing/plain-field.ts';
import { SPOT } from '#domain/method/scope.ts';
import { fromApi, isApiResponse } from './api-response.ts';
import {
  handleOf,
  isGiven,
  linesOf,
  lowerCase,
  numberOf,
  ratingOf,
  recordOf,
  storedMoment,
  trimmed,
  upperCase,
  yearOf,
} from './document-values.ts';

interface ConvertedDocument {
  document: Record<string, unknown>;
  /** The document is an answer of our API, which leaves out the grounds of rulings, Turkish and doubts. */
  isResponse: boolean;
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
const OTHER_NAMES: Record<string, string[]> = {
  category: ['islamic_status'],
  established: ['year_established'],
  website: ['url'],
  image: ['logo'],
};
/** Fields of the API that follow from others. */
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
  'categoryFirmness',
  'categoryScope',
  'kind',
  'collection',
];
const LACKS_OF_RESPONSES =
  'a response of the API, without the grounds of rulings, Turkish texts and doubts about translations: those of a stored listing stay';
const DATES = ['createdAt', 'updatedAt', 'ruledAt'] as const;
// Trimmed; `convertDocument` converts some further.
const COPIED = [
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
  ...COPIED,
  ...DERIVED,
  ...Object.entries(OTHER_NAMES).flatMap(([name, others]) => [name, ...others]),
  ...DATES,
  'translations',
  ...TEXT_FIELDS,
]);

/** Converts a document of the old database, of the site's API or of its export to the present format. `now` replaces a missing date. */
export function convertDocument(raw: Record<string, unknown>, now: Date): ConvertedDocument {
  const notes: string[] = [];
  const value = (name: string) =>
    [name, ...(OTHER_NAMES[name] ?? [])].map((key) => raw[key]).find(isGiven);
  const unreadable = DATES.filter((name) => isGiven(raw[name]) && !storedMoment(raw[name])).map(
    (name) => `left out ${name}: it is not a date`,
  );
  const moment = (name: (typeof DATES)[number]) => {
    const read = storedMoment(raw[name]);
    if (!read) notes.push(`${name} is missing: now`);
    return read ?? now.toISOString();
  };
  const undated = (['createdAt', 'updatedAt'] as const).filter((name) => !storedMoment(raw[name]));
  const { translations, unknown } = readTexts(raw);
  const isResponse = isApiResponse(raw);
  if (isResponse) notes.push(LACKS_OF_RESPONSES);
  const isOfProduct = isResponse && (raw.categoryScope ?? SPOT) !== SPOT;
  if (isOfProduct && isGiven(raw.category)) {
    unreadable.push(
      `left out category and ruledAt: a verdict on ${raw.categoryScope} needs its grounds, which an export has`,
    );
  }
  const { rating, note, error } = ratingOf(value('rating'));
  if (note) notes.push(note);
  if (error) unreadable.push(error);
  const document = {
    ...Object.fromEntries(COPIED.map((name) => [name, trimmed(fromApi(name, value(name)))])),
    ...Object.fromEntries(NUMBER_FIELDS.map((name) => [name, numberOf(value(name))])),
    symbol: upperCase(value('symbol')),
    category: isOfProduct ? undefined : lowerCase(value('category')),
    rating,
    established: yearOf(value('established')),
    // The old database has 0 for no rank.
    rank: numberOf(value('rank')) || undefined,
    twitter: handleOf(value('twitter')),
    createdAt: moment('createdAt'),
    updatedAt: storedMoment(raw.updatedAt) ?? moment('createdAt'),
    ruledAt: isOfProduct ? undefined : storedMoment(raw.ruledAt),
    translations,
  };
  return {
    document: Object.fromEntries(Object.entries(document).filter(([, given]) => isGiven(given))),
    unknown: [...Object.keys(raw).filter((key) => !KNOWN.has(key)), ...unknown],
    isResponse,
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
      ...(isGiven(top) && typeof top !== 'object' && { en: top }),
      ...given,
    };
    for (const language of Object.keys(texts)) {
      if (!TEXT_LANGUAGES.some((known) => known === language))
        unknown.push(`translations.${field}.${language}`);
    }
    const lines = TEXT_LANGUAGES.map((language) => [language, linesOf(texts[language])] as const);
    return [field, Object.fromEntries(lines.filter(([, text]) => isGiven(text)))] as const;
  });
  return {
    translations: Object.fromEntries(
      translations.filter(([, texts]) => Object.keys(texts).length > 0),
    ),
    unknown,
  };
}
