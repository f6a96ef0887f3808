import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { loadProducts } from '#app/editing/products/load-products.server.ts';
import { ProductsPage } from '#app/editing/products/products-page.tsx';
import { saveProductsForm } from '#app/editing/products/save-products.server.ts';
import type { Route } from './+types/listings-products';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadProducts(kindAt(url), params.id, context);

export const action = (args: Route.ActionArgs) => saveProductsForm(kindAt(args.url), args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function ListingProducts({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductsPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
