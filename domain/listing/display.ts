import type { ImageAddress } from '#domain/image/signed-address.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import type { Position } from '#domain/position/position.ts';
import { type UnofferedScopes, unofferedScopes } from '#domain/ruling/offers.ts';
import { publishedReason } from '#domain/ruling/published-reason.ts';
import { glancesOf, type RulingGlance } from '#domain/ruling/ruling-glance.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { shownRating } from '#domain/soundness/soundness.ts';
import { countryName } from './country.ts';
import { KIND, type Kind } from './kind.ts';
import {
  type ListedListing,
  type Listing,
  type ListingFields,
  type ListingTexts,
  textsIn,
} from './listing.ts';
import {
  addressOn,
  FACT_FIELDS,
  type FactField,
  type LinkField,
  twitterName,
} from './plain-field.ts';

const DEFAULT_RATING = { featured: 5, paginated: 0, exchangeList: 4, detail: null } as const;
export type RatingPlace = keyof typeof DEFAULT_RATING;

type Words = Record<Kind | 'country' | 'established', string>;

// Languages without words of their own use the English ones.
const UNKNOWN: Record<string, Words> & { en: Words } = {
  en: {
    coin: 'Unknown Coin',
    exchange: 'Unknown Exchange',
    country: 'Unknown',
    established: 'N/A',
  },
  ar: {
    coin: 'عملة غير معروفة',
    exchange: 'منصة غير معروفة',
    country: 'غير معروف',
    established: 'غير معروفة',
  },
};

export interface ListingSummary {
  kind: Kind;
  id: string;
  name: string;
  letter: string;
  symbol: string | null;
  image: string | null;
  /** Null: not yet reviewed. */
  verdict: Verdict | null;
  rating: number | null;
  /** False where `rating` is the default of its place. */
  isRated: boolean;
  established: string;
  country: string;
  website: string | null;
  /** ISO; the last change of its rulings, where a list knows it. */
  changedAt?: string | null;
}

/** A listing as lists show it with its rulings, which carry their firmness. */
export interface RuledSummary extends ListingSummary {
  rulings: RulingGlance[];
  unoffered: UnofferedScopes;
}

/** Why another reason is shown than the present Arabic one: an `earlier` read one, or the English (Arabic `unread` or `untranslated`). */
export type ReasonNote = 'verdictChanged' | 'earlier' | 'unread' | 'untranslated';

export interface ListingDetail extends ListingSummary {
  description: string | null;
  pros: string[];
  cons: string[];
  reason: string | null;
  reasonNote: ReasonNote | null;
  ruledAt: string | null;
  updatedAt: string;
  facts: { name: FactField; value: string }[];
  links: ListingLink[];
  /** Fields of `texts` shown in English because the reader's language lacks them. */
  inEnglish: (keyof ListingTexts)[];
}

export interface ListingLink {
  to: LinkField;
  href: string;
  label: string;
}

/** A listing as lists show it. */
export function summarize(
  listing: Listing | ListedListing,
  language: string,
  place: RatingPlace,
  imageAddress: ImageAddress,
): ListingSummary {
  const unknown = UNKNOWN[language] ?? UNKNOWN.en;
  const name = textOf(listing, language, 'name')?.text ?? unknown[listing.kind];
  const rating = shownRating(listing);
  return {
    kind: listing.kind,
    id: listing.id,
    name,
    letter: firstLetter(name),
    symbol: listing.symbol,
    image: shownImage(listing.image, imageAddress),
    verdict: listing.category,
    rating: rating ?? DEFAULT_RATING[place],
    isRated: rating !== null,
    established: listing.established?.slice(0, 4) || unknown.established,
    country: listing.country ? countryName(listing.country, language) : unknown.country,
    website: webAddress(listing.website)?.href ?? null,
  };
}

/** A listing as lists show it, with its rulings at a glance. */
export function summarizeRuled(
  listing: ListedListing,
  language: string,
  place: RatingPlace,
  setting: RuledSetting,
): RuledSummary {
  return {
    ...summarize(listing, language, place, setting.imageAddress),
    rulings: glancesOf(listing, listing.judged, { ...setting, language }),
    unoffered: unofferedScopes(listing.offers),
  };
}

/** The inputs of a summary with rulings; `today` is an ISO day. */
export interface RuledSetting {
  imageAddress: ImageAddress;
  positions: readonly Position[];
  today: string;
}

/** The symbol under which a listing is traded; null for a kind that is not traded. */
export function ownSymbol({ kind, symbol }: Pick<ListingFields, 'kind' | 'symbol'>): string | null {
  return KIND[kind].isTraded ? symbol : null;
}

/** A listing's name with its own symbol: `Bitcoin (BTC)`. */
export function titleOf(listing: Pick<ListingSummary, 'kind' | 'name' | 'symbol'>): string {
  const symbol = ownSymbol(listing);
  return symbol ? `${listing.name} (${symbol})` : listing.name;
}

const LETTERS = new Intl.Segmenter('ar');

function firstLetter(name: string): string {
  // Two of ASCII or of the Arabic alphabet are two letters; the segmenter takes twenty times as long.
  if (/^[ -~\u0620-\u064a]{2}/.test(name)) return name.charAt(0).toUpperCase();
  for (const { segment } of LETTERS.segment(name)) return segment.toUpperCase();
  return '?';
}

/** A listing as its own page shows it. */
export function detail(
  listing: Listing | ListedListing,
  language: string,
  imageAddress: ImageAddress,
): ListingDetail {
  const texts = {
    description: textOf(listing, language, 'description'),
    pros: textOf(listing, language, 'pros'),
    cons: textOf(listing, language, 'cons'),
    reason: reasonOf(listing, language),
  };
  const summary = summarize(listing, language, 'detail', imageAddress);
  return {
    ...summary,
    description: texts.description?.text ?? null,
    pros: itemsOf(texts.pros?.text),
    cons: itemsOf(texts.cons?.text),
    reason: texts.reason?.text ?? null,
    reasonNote: texts.reason?.note ?? null,
    ruledAt: listing.ruledAt?.toISOString() ?? null,
    updatedAt: listing.updatedAt.toISOString(),
    facts: factsOf(listing, summary),
    links: profileLinks(listing),
    inEnglish: (Object.keys(texts) as (keyof typeof texts)[]).filter(
      (field) => texts[field] && texts[field].language !== language,
    ),
  };
}

function factsOf(listing: ListingFields, summary: ListingSummary): ListingDetail['facts'] {
  const shown = { ...listing, ...summary };
  return FACT_FIELDS.flatMap((name) => {
    const value = shown[name];
    if (value === null) return [];
    return [{ name, value: typeof value === 'number' ? GROUPED.format(value) : value }];
  });
}

// Western digits in every language.
const GROUPED = new Intl.NumberFormat('en');

/** The path at which our site serves a listing's `image`; null without a servable one. */
export function shownImage(image: string | null, imageAddress: ImageAddress): string | null {
  // Browsers treat `/\` like `//`, also with a tab or line break between: that would be another host.
  if (image && /^\/(?![/\\\s])/.test(image)) return image;
  // Loaded from its own host, a picture would tell the host who reads which page, and the pages' policy refuses it.
  return image?.startsWith('https:') ? imageAddress('logo', image) : null;
}

function textOf(listing: ListingFields, language: string, field: keyof ListingTexts) {
  for (const candidate of [language, 'en']) {
    const text = textsIn(listing, candidate)?.[field]?.trim();
    if (text) return { text, language: candidate };
  }
  return null;
}

function reasonOf(
  listing: ListingFields,
  language: string,
): { text: string; language: string; note: ReasonNote | null } | null {
  const arabic = language === 'ar' ? publishedReason(listing, 'ar') : null;
  const verdictChanged = listing.doubts.en?.reason ? 'verdictChanged' : null;
  if (arabic) {
    const earlier = arabic.isEarlier ? 'earlier' : null;
    return { text: arabic.text, language: 'ar', note: verdictChanged ?? earlier };
  }
  const english = publishedReason(listing, 'en');
  if (!english) return null;
  const missing = listing.texts.ar?.reason ? 'unread' : 'untranslated';
  const note = verdictChanged ?? (language === 'en' ? null : missing);
  return { text: english.text, language: 'en', note };
}

function itemsOf(lines: string | undefined): string[] {
  const items = (lines ?? '').split('\n').map((line) => line.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}

/** The official addresses that can be linked to. */
export function profileLinks(listing: Pick<ListingFields, ListingLink['to']>): ListingLink[] {
  const twitter = twitterName(listing.twitter);
  const addresses: Record<ListingLink['to'], URL | null> = {
    website: webAddress(listing.website),
    twitter: twitter ? new URL(`https://x.com/${twitter}`) : null,
    reddit: addressOn('reddit.com', listing.reddit),
    github: addressOn('github.com', listing.github),
    telegram: webAddress(listing.telegram),
    whitepaper: webAddress(listing.whitepaper),
  };
  return (Object.keys(addresses) as ListingLink['to'][]).flatMap((to) => {
    const url = addresses[to];
    return url
      ? [{ to, href: url.href, label: to === 'twitter' ? `@${twitter}` : shortAddress(url) }]
      : [];
  });
}

function shortAddress(url: URL): string {
  return (url.host.replace(/^www\./, '') + url.pathname).replace(/\/$/, '');
}
