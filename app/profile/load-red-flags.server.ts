import type { Services } from '#app/context/services.server.ts';
import type { CoinFigures } from '#app/market/figures.ts';
import { summarize } from '#domain/listing/display.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { type OwnLikeness, ownLikenesses } from '#domain/look-alike/own-likenesses.ts';
import { redFlags } from '#domain/red-flag/red-flags.ts';
import type { ShownRedFlag, ShownRedFlags } from './red-flag-view.ts';

/** What is found of a listing that a reader should look into; old figures of the market are not gone by. */
export async function loadRedFlags(
  provided: Services,
  listing: Listing,
  figures: CoinFigures | null,
  language: string,
): Promise<ShownRedFlags> {
  const isFresh = figures?.freshness.state === 'fresh';
  const { found, ...looked } = redFlags(listing, {
    figures: isFresh ? { coin: figures, at: figures.freshness.at } : null,
    likenesses: await likenessesOf(provided, listing),
    now: new Date(),
  });
  const shown = found.map(async (flag): Promise<ShownRedFlag> => {
    if (flag.name !== 'likeness') return flag;
    return { ...flag, otherName: await nameOf(provided, flag.other, language) };
  });
  return { ...looked, found: await Promise.all(shown) };
}

async function likenessesOf(
  { identifiers, log }: Services,
  listing: Listing,
): Promise<OwnLikeness[] | null> {
  try {
    return ownLikenesses(listing, await identifiers.get());
  } catch (error) {
    log.error({ err: error }, 'a listing was not compared with others');
    return null;
  }
}

async function nameOf(
  { db, imageAddress }: Services,
  { kind, id }: OwnLikeness['other'],
  language: string,
): Promise<string> {
  const listing = await findListing(db, kind, id);
  return listing ? summarize(listing, language, 'detail', imageAddress).name : id;
}
