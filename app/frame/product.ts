/** The product's name in each language. */
export const PRODUCT_NAMES = { ar: 'تبيَّن', en: 'Tabayyan' } as const;

/** The product's name; everything that shows it takes it from here. */
export const PRODUCT_NAME = `${PRODUCT_NAMES.en} · ${PRODUCT_NAMES.ar}`;
