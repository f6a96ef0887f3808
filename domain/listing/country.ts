import type { PublicLanguage } from './listing.ts';

const ENGLISH = new Intl.DisplayNames('en', { type: 'region', style: 'short' });
const ENGLISH_LONG = new Intl.DisplayNames('en', { type: 'region' });

/** Country names are stored in English; older texts know them under these too. */
const OTHER_NAMES: Record<string, string> = {
  USA: 'US',
  'United States of America': 'US',
  UAE: 'AE',
  Turkey: 'TR',
  'British Virgin Islands': 'VG',
  'Hong Kong SAR': 'HK',
};

/** The country in the reader's language where it is one we know, else as it is stored. */
export function countryName(stored: string, language: PublicLanguage): string {
  const code = codes().get(stored.toLowerCase());
  if (!code) return stored;
  return displayNames(language).of(code) ?? stored;
}

let known: Map<string, string> | undefined;

// Asked for once: 676 look-ups at start would be paid by every command.
function codes(): Map<string, string> {
  if (known) return known;
  known = new Map();
  for (const code of letterPairs()) {
    for (const name of [ENGLISH.of(code), ENGLISH_LONG.of(code)]) {
      if (name && name !== code) known.set(name.toLowerCase(), code);
    }
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) known.set(name.toLowerCase(), code);
  return known;
}

function* letterPairs(): Generator<string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const first of letters) for (const second of letters) yield first + second;
}

const displayNamesIn: Partial<Record<PublicLanguage, Intl.DisplayNames>> = {};

function displayNames(language: PublicLanguage): Intl.DisplayNames {
  displayNamesIn[language] ??= new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  return displayNamesIn[language];
}
