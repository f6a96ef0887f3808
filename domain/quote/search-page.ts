import { createHash } from 'node:crypto';
import { type FoundQuote, findQuote, fold } from './find-quote.ts';
import type { PageText } from './page-text.ts';

/** The state of a page at an earlier check; null: it has not been read yet. */
export type EarlierReading = { letters: number; hasEnd: boolean } | null;

export type PageResult =
  | { what: 'read'; hash: string; letters: number; hasEnd: boolean; quotes: FoundQuote[] }
  /** The page says that there is no such page. */
  | { what: 'gone'; detail: string }
  | { what: 'unreadable'; detail: string };

/** A page with fewer letters than this may be a gate in front of the page. */
const MIN_PLAIN_LETTERS = 3000;
const MIN_LETTERS = 200;

const CHALLENGE =
  /just a moment|_cf_chl|cf-chl-|captcha|datadome|_incapsula_|incapsula incident|awswaf|pardon our interruption|attention required|access denied|request (?:unsuccessful|blocked)|enable javascript|javascript is (?:required|disabled)|ddos protection|checking your browser|unusual traffic|(?:are|that) you(?:'|’)?(?: a)?re? (?:not )?(?:a )?(?:human|robot)|you are (?:a )?human|not a robot|bot detection/i;
const SIGN_IN =
  /(?:sign|log) ?in (?:to|with)|please (?:sign|log) ?in|subscribe to (?:continue|read)|to continue reading|subscribers? only|create (?:a free |an )?account|already a (?:member|subscriber)|members only|سجل الدخول|تسجيل الدخول|اشترك (?:للمتابعة|لقراءة|لمواصلة)/i;
const NO_PAGE =
  /\b404\b|page (?:was )?not found|page (?:does not|doesn.t) exist|الصفحة غير موجودة/i;

/** Looks for quotes in a page's text. A gate in front of the page is never a removed sentence. */
export function searchPage(
  { text, title, hasEnd, asksPassword }: PageText,
  quotes: readonly string[],
  before: EarlierReading,
): PageResult {
  const page = fold(text);
  const letters = page.letters.length;
  const found = quotes.map((quote) => findQuote(quote, page));
  // Points in figures are left out, as in the hashes of earlier versions.
  const hash = createHash('sha256')
    .update(page.letters.replace(/[.,\u066B]/g, ''))
    .digest('hex');
  const read = { what: 'read', hash, letters, hasEnd, quotes: found } as const;
  if (found.some(({ state }) => state === 'seen')) return read;

  const titleAndText = `${title}\n${text}`.replace(/[\u064b-\u0652]/g, '');
  const isShort = letters < MIN_PLAIN_LETTERS;
  const hasShrunk = before !== null && letters < 0.6 * before.letters;
  if (isShort && CHALLENGE.test(titleAndText)) return unreadable('a challenge for programs');
  if ((isShort || hasShrunk) && (asksPassword || SIGN_IN.test(titleAndText))) {
    return unreadable('a sign-in in front of the page');
  }
  if (isShort && NO_PAGE.test(title)) return { what: 'gone', detail: 'the page says: not found' };
  const wasAsShort = before !== null && letters >= 0.5 * before.letters;
  if (letters < MIN_LETTERS && !wasAsShort) return unreadable('almost no text without scripts');
  if (!hasEnd && (before === null || before.hasEnd)) return unreadable('the page ends early');
  return read;
}

function unreadable(detail: string): PageResult {
  return { what: 'unreadable', detail };
}
