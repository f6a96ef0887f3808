import { answerOrStay } from '#app/editing/answer-or-stay.ts';
import { LoadFailure } from '#app/editing/form/form-page.tsx';
import { useKind } from '#app/editing/kind-words.ts';
import { loadPart, savePart } from '#app/editing/part/part.server.ts';
import { ProductsPage } from '#app/editing/products/products-page.tsx';
import { productsPart } from '#app/editing/products/products-part.server.ts';
import type { Route } from './+types/listings-products';

export const loader = (args: Route.LoaderArgs) => loadPart(productsPart, args);

export const action = (args: Route.ActionArgs) => savePart(productsPart, args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrStay(serverAction, {});

export default function ListingProducts({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductsPage loaded={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure kind={useKind()} error={error} />;
}
