import type { Services } from '#app/context/services.server.ts';
import type { CoinFigures } from '#app/market/figures.ts';
import { summarize } from '#domain/listing/display.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { type OwnLikeness, ownLikenesses } from '#domain/look-alike/own-likenesses.ts';
import { redFlags } from '#domain/red-flag/red-flags.ts';
import type { RedFlagsView, RedFlagView } from './red-flag-view.ts';

/** The red flags of a listing; stale market figures are ignored. */
export async function loadRedFlags(
  provided: Services,
  listing: Listing,
  figures: CoinFigures | null,
  language: string,
): Promise<RedFlagsView> {
  const isFresh = figures?.freshness.state === 'fresh';
  const { found, ...checks } = redFlags(listing, {
    figures: isFresh ? { coin: figures, at: figures.freshness.at } : null,
    likenesses: await likenessesOf(provided, listing),
    now: new Date(),
  });
  const views = found.map(async (flag): Promise<RedFlagView> => {
    if (flag.name !== 'likeness') return flag;
    return { ...flag, otherName: await nameOf(provided, flag.other, language) };
  });
  return { ...checks, found: await Promise.all(views) };
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
