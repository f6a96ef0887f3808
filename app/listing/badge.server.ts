import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { siteName } from '#app/meta/site-name.ts';
import { detail } from '#domain/listing/display.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';
import type { Position } from '#domain/position/position.ts';
import { glancesOf, mainGlance } from '#domain/ruling/ruling-glance.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { today } from '#domain/time/day.ts';

/** The content of a listing's badge for other sites. */
export interface Badge {
  language: Language;
  direction: 'rtl' | 'ltr';
  name: string;
  verdict: {
    text: string;
    /** The first word of the text, and the firmness and departure that follow. */
    word: string;
    rest: string;
    tone: Verdict | 'unruled';
  };
  /** How its firmness is drawn; the verdict's text names it. */
  sign: FirmnessSign;
  /** The use that the verdict is for, with its date; else the date of the last change. */
  facts: string;
  /** Date of the ruling, else of the last change, in a sentence. */
  date: string;
  site: string;
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
  const glance = mainGlance(
    glancesOf(listing, listing.rulings, { language, positions, today: today() }),
  );
  const date = formatDate(locale, ruledAt ?? updatedAt);
  const word = verdict ? text.verdict[verdict] : text.verdict.notYetReviewed;
  const more = [glance?.firmness.name, glance?.isDeparture && text.verdict.departure];
  const rest = verdict ? more.filter(Boolean).join(' · ') : '';
  const shown = {
    text: [word, rest].filter(Boolean).join(' · '),
    word,
    rest,
    tone: verdict ?? ('unruled' as const),
  };
  return {
    language,
    direction,
    name: name.toWellFormed().replaceAll(FORBIDDEN, ' '),
    verdict: shown,
    sign: glance?.firmness.sign ?? 'dashed',
    facts: glance
      ? [glance.scopeName, ruledAt && date].filter(Boolean).join(' · ')
      : text.listing.updated(date),
    date: ruledAt ? text.verdict.reviewedOn(date) : text.listing.updated(date),
    site: siteName(language),
    note: text.verdict.notAFatwa,
    href: origin + localizedPath(`/${kind}/${id}`, language),
  };
}
