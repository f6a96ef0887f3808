import { cellsOf } from '#domain/licence/cells.ts';
import type {
  Listing,
  ListingFields,
  ListingTexts,
  PublicLanguage,
  TextField,
} from '#domain/listing/listing.ts';
import {
  COIN_ONLY_FIELDS,
  COMMON_FIELDS,
  type PlainField,
  type PlainValues,
} from '#domain/listing/plain-field.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { type ListedOffers, mainScopeOf } from '#domain/ruling/offers.ts';
import { arabicReason, publishedReason } from '#domain/ruling/published-reason.ts';
import { QUESTIONS, starsOf } from '#domain/soundness/soundness.ts';
import type { AddWatch, Coin, CoinDetail, Exchange, ExchangeDetail } from './schemas.ts';

/** Requirement 3.3. */
const DEFAULT_RANK = 0;
const DEFAULT_TRUST_SCORE = 5;

type ApiListing = ListingFields & { offers: ListedOffers };

/** A coin as the API answers it, with the firmness of its verdict, and market figures where the match is certain. */
export function toCoin(
  listing: ApiListing,
  firmness: string | null,
  figures: MarketCoin | null = null,
): Coin {
  return {
    ...entityOf(listing, firmness),
    ...valuesOf(listing, COIN_ONLY_FIELDS),
    rank: listing.rank ?? DEFAULT_RANK,
    current_price: figures?.price ?? null,
    market_cap: figures?.marketCap ?? null,
    volume_24h: figures?.volume ?? null,
    price_change_24h: figures?.change24h ?? null,
    circulating_supply: figures?.circulatingSupply ?? null,
    max_supply: figures?.maxSupply ?? null,
  };
}

/** An exchange as the API answers it, with the firmness of its verdict. */
export function toExchange(listing: ApiListing, firmness: string | null): Exchange {
  return {
    ...entityOf(listing, firmness),
    year_established: listing.established,
    url: listing.website,
    trust_score: listing.rating ?? DEFAULT_TRUST_SCORE,
    trade_volume: null,
  };
}

/** The answers about a listing's soundness as the API answers them, in the order of the questions. */
export function soundnessOf(
  { soundness }: Pick<Listing, 'soundness'>,
  addWatch: AddWatch,
): CoinDetail['soundness'] {
  const answers = QUESTIONS.flatMap((question) => {
    const given = soundness[question];
    if (!given) return [];
    return [{ question, ...given, evidence: given.evidence.map(addWatch) }];
  });
  return { stars: starsOf(soundness), answers };
}

/** The products of an exchange as the API answers them, in the order of the scopes. */
export function offersOf(
  { offers }: Pick<Listing, 'offers'>,
  addWatch: AddWatch,
): ExchangeDetail['offers'] {
  return SCOPES.flatMap((scope) => {
    const { offered, isMain = false, evidence = [] } = offers[scope] ?? {};
    return offered ? [{ scope, offered, main: isMain, evidence: evidence.map(addWatch) }] : [];
  });
}

/** Fees and availability as the API answers them. */
export function termsOf(
  { terms: { spotFee, deposits, refused, reserves } }: Pick<Listing, 'terms'>,
  addWatch: AddWatch,
): ExchangeDetail['terms'] {
  return {
    spotFee: spotFee ? { ...spotFee, evidence: spotFee.evidence.map(addWatch) } : null,
    deposits: deposits ? { ...deposits, evidence: deposits.evidence.map(addWatch) } : null,
    refused: refused ? { ...refused, evidence: refused.evidence.map(addWatch) } : null,
    reserves: reserves ? { ...reserves, evidence: reserves.evidence.map(addWatch) } : null,
  };
}

/** The licences as the API answers them; one whose last day has passed has ended. `day`: an ISO day. */
export function licencesOf(
  { licences }: Pick<Listing, 'licences'>,
  day: string,
): ExchangeDetail['licences'] {
  return cellsOf(licences, day).map(({ state, licence }) => ({ ...licence, status: state }));
}

// Names of requirement 3.7, null for missing values, no Turkish.
function entityOf(listing: ApiListing, firmness: string | null) {
  const { texts, ruledAt, createdAt, updatedAt } = listing;
  const inBoth = (field: keyof ListingTexts): Record<PublicLanguage, string | null> => ({
    en: texts.en?.[field] ?? null,
    ar: texts.ar?.[field] ?? null,
  });
  return {
    id: listing.id,
    ...valuesOf(listing, COMMON_FIELDS),
    name: texts.en?.name ?? null,
    categoryFirmness: firmness,
    categoryScope: mainScopeOf(listing.offers),
    ruledAt: ruledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    translations: {
      name: inBoth('name'),
      description: inBoth('description'),
      pros: inBoth('pros'),
      cons: inBoth('cons'),
      reason: {
        en: publishedReason(listing, 'en')?.text ?? null,
        ar: publishedReason(listing, 'ar')?.text ?? null,
      },
    } satisfies Record<TextField, unknown>,
    arabicReason: arabicReason(listing),
  };
}

// A new column of the database is private until it is a field.
function valuesOf<Name extends PlainField>(
  listing: PlainValues,
  names: Name[],
): Pick<PlainValues, Name> {
  const values = Object.fromEntries(names.map((name) => [name, listing[name]]));
  return values as Pick<PlainValues, Name>;
}
