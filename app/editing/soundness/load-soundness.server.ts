import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import type { LoadedSoundness } from './loaded-soundness.ts';
import { inputOf } from './typed-soundness.ts';

/** The answers about a listing's soundness. Throws 400 for an invalid id, 404 without a listing. */
export async function loadSoundness(
  kind: Kind,
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<LoadedSoundness> {
  if (!SLUG.test(id)) throw data(null, { status: 400 });
  const stored = await findVersioned(context.get(services).db, kind, id);
  if (!stored) throw data(null, { status: 404 });
  return shownSoundness(stored, context.get(editor).email);
}

/** A stored listing's answers, for an editor. */
export function shownSoundness(
  { listing, version }: VersionedListing,
  email: string,
): LoadedSoundness {
  const { kind, id, texts, rating, soundness } = listing;
  return {
    kind,
    id,
    name: texts.en?.name ?? id,
    version,
    rating,
    input: inputOf(soundness, version),
    today: today(),
    email,
  };
}
