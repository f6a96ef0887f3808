import type { Language } from '#app/i18n/languages.ts';

const NAME = { arabic: 'تبيَّن', latin: 'Tabayyan' } as const;

/** The product's name as a page in `language` writes it: it is never translated. */
export function productName(language: Language): string {
  return language === 'ar' ? NAME.arabic : NAME.latin;
}

/** The product's name; everything that shows it takes it from here. */
export const PRODUCT_NAME = `${NAME.latin} · ${NAME.arabic}`;
