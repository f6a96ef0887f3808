import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import type { LoadedContracts } from './loaded-contracts.ts';
import { inputOf } from './typed-contracts.ts';

/** A listing's contracts. Throws 400 for an invalid id, 404 without a listing. */
export async function loadContracts(
  kind: Kind,
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<LoadedContracts> {
  if (!SLUG.test(id)) throw data(null, { status: 400 });
  const stored = await findVersioned(context.get(services).db, kind, id);
  if (!stored) throw data(null, { status: 404 });
  return shownContracts(stored, context.get(editor).email);
}

/** A stored listing's contracts, for an editor. */
export function shownContracts(
  { listing, version }: VersionedListing,
  email: string,
): LoadedContracts {
  const { kind, id, texts, contracts } = listing;
  return {
    kind,
    id,
    name: texts.en?.name ?? id,
    version,
    stored: contracts,
    input: inputOf(contracts, version, today()),
    today: today(),
    email,
  };
}
