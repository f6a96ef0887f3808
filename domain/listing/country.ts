import { textLanguage } from '#domain/method/definition.ts';

/** Intl's long names are administrative: "Hong Kong SAR China". */
const BETTER_SHORT = new Set(['HK', 'MO']);

/** One name on all pages, the short one that the page on a country's law has. */
const OWN_NAMES: Record<string, { en?: string; ar: string }> = {
  AE: { ar: 'الإمارات' },
  OM: { ar: 'سلطنة عُمان' },
  PS: { en: 'Palestine', ar: 'فلسطين' },
  SA: { ar: 'السعودية' },
};

/** Countries are stored by their English name, British or American; older texts use these names too. */
const OTHER_NAMES: Record<string, string> = {
  USA: 'US',
  'United States of America': 'US',
  UAE: 'AE',
  'Palestinian Territories': 'PS',
  Turkey: 'TR',
  'British Virgin Islands': 'VG',
  US: 'US',
  UK: 'GB',
};

/** The stored country of a coin without an issuer or a company. */
const NO_COUNTRY: Record<string, string> = { en: 'No country', ar: 'لا تتبع بلدًا بعينه' };

/** The ISO 3166-1 code of a country as stored; null: it is not a known one. */
export function countryCode(stored: string): string | null {
  return codes().get(stored.toLowerCase()) ?? null;
}

/** A known country in the reader's language, any other as stored. */
export function countryName(stored: string, language: string): string {
  if (stored === NO_COUNTRY.en) return NO_COUNTRY[language] ?? stored;
  const code = countryCode(stored);
  if (!code) return stored;
  return regionName(code, language);
}

let known: Map<string, string> | undefined;

// Computed on first use: 1,352 look-ups at start would delay every command.
function codes(): Map<string, string> {
  if (known) return known;
  known = new Map();
  for (const code of letterPairs()) {
    for (const name of [regionName(code, 'en'), regionName(code, 'en-US')]) {
      if (name !== code) known.set(name.toLowerCase(), code);
    }
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) known.set(name.toLowerCase(), code);
  return known;
}

function* letterPairs(): Generator<string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const first of letters) for (const second of letters) yield first + second;
}

const namers = new Map<string, Intl.DisplayNames>();
/** By language and code: Intl takes some microseconds for each, and there are a thousand codes at most. */
const regionNames = new Map<string, string>();

/** The name of the country with an ISO 3166-1 code; an unknown code is its own name. */
export function regionName(code: string, language: string): string {
  const own = OWN_NAMES[code]?.[textLanguage(language)];
  if (own) return own;
  const key = `${language} ${code}`;
  const name = regionNames.get(key) ?? namedByIntl(code, language);
  regionNames.set(key, name);
  return name;
}

function namedByIntl(code: string, language: string): string {
  const style = BETTER_SHORT.has(code) ? 'short' : 'long';
  const key = `${language} ${style}`;
  const locales = [language === 'en' ? 'en-GB' : language, 'en'];
  const namer = namers.get(key) ?? new Intl.DisplayNames(locales, { type: 'region', style });
  namers.set(key, namer);
  return namer.of(code) ?? code;
}
