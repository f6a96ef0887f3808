import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { productName } from '#app/meta/product.ts';
import { detail } from '#domain/listing/display.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { firmnessName } from '#domain/ruling/firmness-name.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** What a listing's badge on another site's page says. */
export interface Badge {
  language: Language;
  direction: 'rtl' | 'ltr';
  name: string;
  verdict: { text: string; tone: Verdict | 'unruled' };
  /** When it was ruled, or last changed. */
  date: string;
  product: string;
  /** What kind of statement a verdict is. */
  note: string;
  /** Address of the listing's page. */
  href: string;
}

// What XML may not hold, and what turns the direction of the text around it.
const UNFIT = /[\p{Cc}\p{Bidi_Control}\ufffe\uffff]/gu;

/** A verdict only where an editor has ruled: the default is none. */
export function badgeOf(listing: Listing, language: Language, origin: string): Badge {
  const { text, locale, direction } = LANGUAGES[language];
  const { kind, id, name, ruling, ruledAt, updatedAt } = detail(listing, language, () => null);
  return {
    language,
    direction,
    name: name.toWellFormed().replaceAll(UNFIT, ' '),
    verdict: ruling.reviewed
      ? {
          text: withFirmness(text.verdict[ruling.verdict], listing, language),
          tone: ruling.verdict,
        }
      : { text: text.verdict.notYetReviewed, tone: 'unruled' },
    date: ruledAt
      ? text.verdict.reviewedOn(formatDate(locale, ruledAt))
      : text.listing.updated(formatDate(locale, updatedAt)),
    product: productName(language),
    note: text.verdict.notAFatwa,
    href: origin + localizedPath(`/${kind}/${id}`, language),
  };
}

function withFirmness(verdict: string, listing: Listing, language: Language): string {
  const firmness = firmnessName(listing, language);
  return firmness ? `${verdict} · ${firmness}` : verdict;
}
