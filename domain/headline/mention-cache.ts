import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import { noteTag, readTagged } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { headlineNames, type NamedListing } from './mentions.ts';
import { namedListings } from './named-listings.ts';

/** A listing that a headline names. */
type Named = Pick<NamedListing, 'kind' | 'id'>;

export interface MentionCache {
  /** The listings that each headline names, in the order of the headlines; none of those not known in time. */
  of(titles: string[]): Promise<Named[][]>;
}

/** A large directory takes longer; the page is rendered again soon. */
const TIMEOUT_MS = 300;
const MAX_TITLES = 2_000;

/** Caches which listings the headlines of the news name, until a name changes. */
export function cacheMentions(db: Database, changes: Pick<Changes, 'onChange'>): MentionCache {
  let known = new Map<string, Named[]>();
  let reading: Promise<void> = Promise.resolve();
  changes.onChange((changed) => {
    // A reading in progress holds the earlier map and fills only that.
    if (changed === null || KINDS.some((kind) => changed.has(kind))) known = new Map();
  });

  async function readUnknown(titles: string[], into: Map<string, Named[]>): Promise<void> {
    const unknown = [...new Set(titles)].filter((title) => !into.has(title));
    if (unknown.length === 0) return;
    const names = headlineNames(unknown);
    for await (const batch of namedListings(db)) {
      for (const listing of batch) names.add(listing);
      await nextIteration();
    }
    for (const title of unknown) into.set(title, []);
    for (const { headline, listing } of names.found()) {
      into.get(unknown[headline] ?? '')?.push(listing);
    }
  }

  return {
    of: (titles) =>
      readTagged(KINDS, async () => {
        if (known.size > MAX_TITLES) known = new Map();
        const current = known;
        if (titles.some((title) => !current.has(title))) {
          // Readings run one after the other: the earlier one may be of other titles, or of names before a change.
          reading = reading.catch(() => {}).then(() => readUnknown(titles, current));
          const isLate = sleep(TIMEOUT_MS, true, { ref: false });
          if (await Promise.race([reading.then(() => false), isLate])) noteTag('short-lived');
        }
        return titles.map((title) => current.get(title) ?? []);
      }),
  };
}
