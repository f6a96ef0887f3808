/** The product's name; everything that shows it takes it from here. */
export const PRODUCT_NAME = 'Tabayyan · تبيَّن';
