import type { Language } from '#app/i18n/languages.ts';

const NAME = { arabic: 'تبيَّن', latin: 'Tabayyan' } as const;

/** The product's name in the script of `language`. */
export function productName(language: Language): string {
  return language === 'ar' ? NAME.arabic : NAME.latin;
}

/** The product's name in both scripts. */
export const PRODUCT_NAME = `${NAME.latin} · ${NAME.arabic}`;
