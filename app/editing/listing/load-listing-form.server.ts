import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { loadHistory } from '#app/editing/history/load-history.server.ts';
import { en } from '#app/i18n/text.en.ts';
import { editor } from '#app/session/guard.server.ts';
import { shownImage } from '#domain/listing/display.ts';
import { fieldTexts } from '#domain/listing/field.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { SPOT } from '#domain/method/scope.ts';
import { mainScopeOf } from '#domain/ruling/offers.ts';
import { glancesOf, mainGlance } from '#domain/ruling/ruling-glance.ts';
import { starsOf } from '#domain/soundness/soundness.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import type { Edited } from './listing-form.tsx';

/** The number of changes below the form. */
export const SHOWN_CHANGES = 5;

/** Loads the edit page; without `edited` there is no such listing (404). Throws 400 for a malformed id. */
export async function loadListingForm(
  kind: Kind,
  id: string,
  context: Readonly<RouterContextProvider>,
) {
  if (!SLUG.test(id)) throw data(null, { status: 400 });
  const { db, imageAddress, positions } = context.get(services);
  const { email } = context.get(editor);
  const stored = await findVersioned(db, kind, id);
  if (!stored) return data({ email, edited: null, history: null }, { status: 404 });
  const { listing, version } = stored;
  const scope = mainScopeOf(listing.offers);
  const setting = { language: 'en', positions: await positions.get(), today: today() };
  const ruling = mainGlance(glancesOf(listing, listing.rulings, setting));
  const edited: Edited = {
    id,
    version,
    rating: listing.rating,
    symbol: listing.symbol,
    image: listing.image,
    stars: starsOf(listing.soundness),
    mainProduct: scope === SPOT ? null : en.exchanges.products[scope],
    classified: ruling?.findings ? ruling : null,
    preview: shownImage(listing.image, imageAddress),
    texts: fieldTexts(listing),
    doubts: listing.doubts.ar ?? {},
  };
  return data({
    email,
    edited,
    history: await loadHistory(db, kind, id, { limit: SHOWN_CHANGES }),
  });
}

/** Loads the form of a new listing. */
export function loadNewForm(context: Readonly<RouterContextProvider>) {
  return { email: context.get(editor).email, key: crypto.randomUUID() };
}
