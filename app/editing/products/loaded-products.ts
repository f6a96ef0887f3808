import type { FormAnswer } from '#app/editing/form/answer.ts';
import type { ChangesConflict } from '#app/editing/form/changes-notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { ProductsInput } from './typed-products.ts';

/** The products of an exchange, as their screen is given them. */
export interface LoadedProducts {
  kind: Kind;
  id: string;
  name: string;
  version: number;
  /** Initial values of the form. */
  input: ProductsInput;
  /** ISO date. */
  today: string;
  email: string;
}

/** The listing as another editor has saved it since. */
export interface ProductsConflict extends ChangesConflict {
  latest: LoadedProducts;
}

/** The outcome of an attempt to save the products. */
export type ProductsFormAnswer = FormAnswer<ProductsConflict>;
