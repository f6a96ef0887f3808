import { type Sent, savePart } from '#app/editing/form/save-part.server.ts';
import { productsPath } from '#app/editing/ruling-path.ts';
import { editOffers } from '#domain/listing/change/edit.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { checkProductsForm, rowIntentInProducts } from './check-products.ts';
import { shownProducts } from './load-products.server.ts';

/** Saves the products in a form. */
export function saveProductsForm(kind: Kind, sent: Sent) {
  return savePart(kind, sent, {
    name: 'the products',
    path: productsPath,
    rowIntent: rowIntentInProducts,
    check: checkProductsForm,
    edit: editOffers,
    shown: shownProducts,
  });
}
