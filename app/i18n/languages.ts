import type { PublicLanguage } from '#domain/listing/listing.ts';
import { ar } from './text.ar.ts';
import { en, type Text } from './text.en.ts';

export type Language = PublicLanguage;

/** The languages the site can be read in. Arabic is at the bare paths. */
export const LANGUAGES: Record<
  Language,
  { prefix: '' | `/${string}`; direction: 'rtl' | 'ltr'; locale: string; text: Text }
> = {
  // Western digits, and the Gregorian calendar with January as «يناير» (spec-notes 8).
  ar: { prefix: '', direction: 'rtl', locale: 'ar-EG-u-nu-latn-ca-gregory', text: ar },
  en: { prefix: '/en', direction: 'ltr', locale: 'en-GB', text: en },
};

/** Every language the product names, also those without a page of their own. */
export const LANGUAGE_NAMES = { ar: 'العربية', en: 'English', tr: 'Türkçe' } as const;
