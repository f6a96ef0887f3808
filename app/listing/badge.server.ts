import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { productName } from '#app/meta/product.ts';
import { detail } from '#domain/listing/display.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { Position } from '#domain/position/position.ts';
import { firmnessName, otherScopeName } from '#domain/ruling/ruling-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** The content of a listing's badge for other sites. */
export interface Badge {
  language: Language;
  direction: 'rtl' | 'ltr';
  name: string;
  verdict: { text: string; tone: Verdict | 'unruled' };
  /** Date of the ruling, else of the last change. */
  date: string;
  product: string;
  /** The disclaimer “not a fatwa”. */
  note: string;
  /** Address of the listing's page. */
  href: string;
}

// Control characters are invalid in XML; bidi controls would reorder the text around the name.
const FORBIDDEN = /[\p{Cc}\p{Bidi_Control}\ufffe\uffff]/gu;

/** An unreviewed listing has no verdict on its badge. */
export function badgeOf(
  listing: Listing,
  language: Language,
  { origin, positions }: { origin: string; positions: readonly Position[] },
): Badge {
  const { text, locale, direction } = LANGUAGES[language];
  const { kind, id, name, verdict, ruledAt, updatedAt } = detail(listing, language, () => null);
  return {
    language,
    direction,
    name: name.toWellFormed().replaceAll(FORBIDDEN, ' '),
    verdict: verdict
      ? {
          text: [
            text.verdict[verdict],
            otherScopeName(listing, language),
            firmnessName(listing, { language, positions }),
          ]
            .filter(Boolean)
            .join(' · '),
          tone: verdict,
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
