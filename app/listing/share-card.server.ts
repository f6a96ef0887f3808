import { createHash } from 'node:crypto';
import { formatDate } from '#app/i18n/format.ts';
import { numberFormat } from '#app/i18n/intl.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { listingSharePath, type SharePicture } from '#app/meta/share-picture.ts';
import { siteName } from '#app/meta/site-name.ts';
import type { CardCriteria } from '#domain/image/criteria-row.ts';
import type { ShareCard } from '#domain/image/share-card.ts';
import { detail, type ListingDetail, ownSymbol } from '#domain/listing/display.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { Position } from '#domain/position/position.ts';
import { glancesOf, mainGlance } from '#domain/ruling/ruling-glance.ts';
import { COUNTED_TONES, countFindings } from '#domain/ruling/ruling-view.ts';
import { today } from '#domain/time/day.ts';

interface Site {
  origin: string;
}

interface Sources extends Site {
  /** All positions; they decide how firm a verdict is. */
  positions: readonly Position[];
}

/** The path of the listing's picture for sharing, and the picture in words. */
export function sharePicture(
  listing: Listing,
  language: Language,
  site: Sources,
  shown?: ListingDetail,
): SharePicture {
  const { kind, id } = listing;
  const card = listingCard(listing, language, site, shown);
  return {
    path: listingSharePath({ kind, id, language, version: versionOf(card) }),
    alt: [
      card.name,
      card.verdict?.text,
      card.verdict?.firmness?.text,
      card.rating?.text,
      criteriaInWords(card.criteria),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** The content of the picture. It has a verdict only where an editor has ruled. */
export function listingCard(
  listing: Listing,
  language: Language,
  site: Sources,
  shown: ListingDetail = detail(listing, language, () => null),
): ShareCard {
  const { text, locale } = LANGUAGES[language];
  const { kind, name, verdict, rating, ruledAt } = shown;
  const setting = { language, positions: site.positions, today: today() };
  const glance = mainGlance(glancesOf(listing, listing.rulings, setting));
  const ruled = [
    glance?.scopeName,
    glance?.isDeparture && text.verdict.departure,
    ruledAt && text.verdict.reviewedOn(formatDate(locale, ruledAt)),
  ].filter(Boolean);
  return {
    ...frame(language, site),
    kind: text.share[kind],
    name,
    symbol: ownSymbol(listing),
    verdict: verdict
      ? {
          text: text.verdict[verdict],
          tone: verdict,
          firmness: glance && {
            sign: glance.firmness.sign,
            text: glance.firmness.name,
          },
        }
      : { text: text.verdict.notYetReviewed, tone: 'unruled', firmness: null },
    rating:
      rating === null
        ? null
        : {
            stars: rating,
            text: `${text.soundness.title}: ${text.rating.outOf5(numberFormat(locale).format(rating))}`,
          },
    criteria: criteriaOn(listing, language),
    notes: [...(ruled.length > 0 ? [ruled.join(' · ')] : []), text.verdict.notAFatwa],
  };
}

/** The picture of pages without a listing. */
export function siteCard(language: Language, site: Site): ShareCard {
  const { text } = LANGUAGES[language];
  return {
    ...frame(language, site),
    kind: '',
    name: text.home.heroTitle,
    symbol: null,
    verdict: null,
    rating: null,
    criteria: null,
    notes: [text.description],
  };
}

/** A short hash of the card's content. */
export function versionOf(card: ShareCard): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 12);
}

function criteriaOn(listing: Listing, language: Language): CardCriteria | null {
  const { share } = LANGUAGES[language].text;
  const counts = countFindings(listing);
  if (!counts) return null;
  const findings = COUNTED_TONES.filter((finding) => counts[finding] > 0).map((finding) => ({
    finding,
    text: share.found[finding](counts[finding]),
  }));
  return findings.length > 0 ? { label: share.criteria, findings } : null;
}

function criteriaInWords(criteria: CardCriteria | null): string | null {
  return criteria && `${criteria.label} ${criteria.findings.map(({ text }) => text).join(' · ')}`;
}

function frame(language: Language, { origin }: Site) {
  return {
    direction: LANGUAGES[language].direction,
    product: siteName(language),
    host: new URL(origin).host,
  };
}
