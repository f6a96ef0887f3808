import type { Language } from '#app/i18n/languages.ts';

const NAME = { arabic: 'تبيَّن', latin: 'Tabayyan' } as const;

/** The site's name in the script of `language`. */
export function siteName(language: Language): string {
  return language === 'ar' ? NAME.arabic : NAME.latin;
}

/** The site's name in both scripts. */
export const SITE_NAME = `${NAME.latin} · ${NAME.arabic}`;
