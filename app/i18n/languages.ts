import { ar } from './text.ar.ts';
import { en, type Text } from './text.en.ts';

/** A language with pages: its own name, its direction, the locale of dates and counts, and its texts. */
interface SiteLanguage {
  name: string;
  direction: 'rtl' | 'ltr';
  locale: string;
  text: Text;
}

// Arabic is at the bare paths, every other language under its code.
const languages = {
  // Western digits, and the Gregorian calendar with January as «يناير» (requirement 4.5).
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-EG-u-nu-latn-ca-gregory', text: ar },
  en: { name: 'English', direction: 'ltr', locale: 'en-GB', text: en },
} satisfies Record<string, SiteLanguage>;

export type Language = keyof typeof languages;

/** The languages of the site's pages. */
export const LANGUAGES: Record<Language, SiteLanguage> = languages;

export const LANGUAGE_CODES = Object.keys(languages) as Language[];
