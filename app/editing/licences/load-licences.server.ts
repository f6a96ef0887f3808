import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import type { LoadedLicences } from './loaded-licences.ts';
import { inputOf } from './typed-licences.ts';

/** A listing's licences. Throws 400 for an invalid id, 404 without a listing. */
export async function loadLicences(
  kind: Kind,
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<LoadedLicences> {
  if (!SLUG.test(id)) throw data(null, { status: 400 });
  const stored = await findVersioned(context.get(services).db, kind, id);
  if (!stored) throw data(null, { status: 404 });
  return shownLicences(stored, context.get(editor).email);
}

/** A stored listing's licences, for an editor. */
export function shownLicences(
  { listing, version }: VersionedListing,
  email: string,
): LoadedLicences {
  const { kind, id, texts, licences } = listing;
  return {
    kind,
    id,
    name: texts.en?.name ?? id,
    version,
    input: inputOf(licences, version),
    today: today(),
    email,
  };
}
