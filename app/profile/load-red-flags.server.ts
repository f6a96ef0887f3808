import { LRUCache } from 'lru-cache';
import type { Services } from '#app/context/services.server.ts';
import { namesOf } from '#app/listing/names.server.ts';
import type { CoinFigures } from '#app/market/figures.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { FindIdentifiers } from '#domain/look-alike/likeness.ts';
import {
  type OwnLikeness,
  ownLikenesses,
  tagsOfOwnLikenesses,
} from '#domain/look-alike/own-likenesses.ts';
import { redFlags } from '#domain/red-flag/red-flags.ts';
import type { RedFlagsView, RedFlagView } from './red-flag-view.ts';

/** The red flags of a listing; stale market figures are ignored. */
export async function loadRedFlags(
  provided: Pick<Services, 'db' | 'log' | 'identifiers'>,
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
  const others = found.flatMap((flag) => (flag.name === 'likeness' ? flag.other : []));
  const names = await namesOf(provided.db, others, language);
  const views = found.map((flag): RedFlagView => {
    if (flag.name !== 'likeness') return flag;
    const { kind, id } = flag.other;
    return { ...flag, otherName: names.get(`${kind}/${id}`) ?? id };
  });
  return { ...checks, found: views };
}

async function likenessesOf(
  { identifiers, log }: Pick<Services, 'identifiers' | 'log'>,
  listing: Listing,
): Promise<OwnLikeness[] | null> {
  try {
    return likenessesIn(await identifiers.get(tagsOfOwnLikenesses(listing)), listing);
  } catch (error) {
    log.error({ err: error }, 'a listing was not compared with others');
    return null;
  }
}

const MAX_REMEMBERED = 5_000;
const remembered = new WeakMap<FindIdentifiers, LRUCache<string, OwnLikeness[]>>();

// The comparison takes a tenth of the page's time and gives the same until an address of this or another listing changes.
function likenessesIn(find: FindIdentifiers, listing: Listing): OwnLikeness[] {
  const known = remembered.get(find) ?? new LRUCache({ max: MAX_REMEMBERED });
  remembered.set(find, known);
  const { kind, id, website, twitter, telegram, github, reddit } = listing;
  const key = [kind, id, website, twitter, telegram, github, reddit].join('\n');
  const likenesses = known.get(key) ?? ownLikenesses(listing, find);
  known.set(key, likenesses);
  return likenesses;
}
