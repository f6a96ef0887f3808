import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import type { LoadedProducts } from './loaded-products.ts';
import { inputOf } from './typed-products.ts';

/** The products of an exchange. Throws 400 for an invalid id, 404 without a listing that has products. */
export async function loadProducts(
  kind: Kind,
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<LoadedProducts> {
  if (!SLUG.test(id)) throw data(null, { status: 400 });
  const { db } = context.get(services);
  const stored = KIND[kind].hasProducts ? await findVersioned(db, kind, id) : null;
  if (!stored) throw data(null, { status: 404 });
  return shownProducts(stored, context.get(editor).email);
}

/** A stored exchange's products, for an editor. */
export function shownProducts(
  { listing, version }: VersionedListing,
  email: string,
): LoadedProducts {
  const { kind, id, texts, offers } = listing;
  const input = inputOf(offers, version);
  return { kind, id, name: texts.en?.name ?? id, version, input, today: today(), email };
}
