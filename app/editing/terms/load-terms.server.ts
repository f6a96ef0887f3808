import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import type { LoadedTerms } from './loaded-terms.ts';
import { inputOf } from './typed-terms.ts';

/** The fees and the reach of a listing. Throws 400 for an invalid id, 404 without a listing, or of a kind without them. */
export async function loadTerms(
  kind: Kind,
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<LoadedTerms> {
  if (!SLUG.test(id)) throw data(null, { status: 400 });
  if (!KIND[kind].hasTerms) throw data(null, { status: 404 });
  const stored = await findVersioned(context.get(services).db, kind, id);
  if (!stored) throw data(null, { status: 404 });
  return shownTerms(stored, context.get(editor).email);
}

/** A stored listing's fees and reach, for an editor. */
export function shownTerms({ listing, version }: VersionedListing, email: string): LoadedTerms {
  const { kind, id, texts, terms } = listing;
  return {
    kind,
    id,
    name: texts.en?.name ?? id,
    version,
    input: inputOf(terms, version),
    today: today(),
    email,
  };
}
