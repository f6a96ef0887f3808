import { ar } from './text.ar.ts';
import { en, type Text } from './text.en.ts';

/** A language with pages: what it calls itself, how it is written, how dates and counts are, what pages say. */
interface SiteLanguage {
  name: string;
  direction: 'rtl' | 'ltr';
  locale: string;
  text: Text;
}

// One line for each. Arabic is at the bare paths, every other one under its code.
const languages = {
  // Western digits, and the Gregorian calendar with January as «يناير» (requirement 4.5).
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-EG-u-nu-latn-ca-gregory', text: ar },
  en: { name: 'English', direction: 'ltr', locale: 'en-GB', text: en },
} satisfies Record<string, SiteLanguage>;

export type Language = keyof typeof languages;

/** The languages the site can be read in. */
export const LANGUAGES: Record<Language, SiteLanguage> = languages;

export const LANGUAGE_CODES = Object.keys(languages) as Language[];

/** Every language the product names, also those without a page of their own. */
export const LANGUAGE_NAMES = { ar: 'العربية', en: 'English', tr: 'Türkçe' } as const;
