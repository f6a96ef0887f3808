import type { Part } from '#app/editing/part/part.server.ts';
import { checkProductsForm, rowIntentInProducts } from './check-products.ts';
import { inputOf, type ProductsInput } from './typed-products.ts';

export const productsPart: Part<{ input: ProductsInput }> = {
  name: 'offers',
  own: ({ listing: { offers }, version }) => ({ input: inputOf(offers, version) }),
  rowIntent: rowIntentInProducts,
  check: checkProductsForm,
};
