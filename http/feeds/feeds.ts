import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { CHANGE_FEED, LISTING_FEED } from '#app/meta/feeds.ts';
import { siteName } from '#app/meta/site-name.ts';
import type { Database } from '#db/client.ts';
import { detail, type ListingDetail, titleOf } from '#domain/listing/display.ts';
import { listRecent } from '#domain/listing/find.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import type { Position } from '#domain/position/position.ts';
import type { PositionCache } from '#domain/position/positions.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { glancesOf, mainGlance } from '#domain/ruling/ruling-glance.ts';
import { today } from '#domain/time/day.ts';
import { atomFeed, type Feed, type FeedItem } from './atom-feed.ts';
import { changeItems } from './change-items.ts';

const MAX_ITEMS = 50;

/** The items of a feed, latest first. */
type Items = (db: Database, place: Place) => Promise<FeedItem[]>;

interface Place {
  origin: string;
  language: Language;
  positions: readonly Position[];
}

const listingItems: Items = async (db, place) => {
  const listings = await listRecent(db, MAX_ITEMS);
  return listings.map((listing) => itemOf(listing, place));
};

const rulingChangeItems: Items = async (db, place) =>
  changeItems(db, await listEntries(db, { wording: false, limit: MAX_ITEMS }), place);

/**
 * `/feed.atom`: the latest new and changed listings. `/changes.atom`: the latest ledger entries. Both in every language,
 * English under `/en`.
 */
export function feeds({
  db,
  origin,
  positions,
}: {
  db: Database;
  origin: string;
  positions: PositionCache;
}): Hono {
  const routes = new Hono();
  for (const language of LANGUAGE_CODES) {
    const { feed, changes, description } = LANGUAGES[language].text;
    add(LISTING_FEED, { language, title: feed.title, description, items: listingItems });
    const { feed: title, text } = changes;
    add(CHANGE_FEED, { language, title, description: text, items: rulingChangeItems });
  }
  return routes;

  function add(
    feedPath: string,
    {
      items: readItems,
      language,
      ...words
    }: Pick<Feed, 'title' | 'description' | 'language'> & { items: Items },
  ) {
    const path = localizedPath(feedPath, language);
    // Feed readers poll every hour: mostly they get a 304. No `Last-Modified`, because a position or a day that passes
    // changes what is said of a listing without an edit of it.
    routes.get(path, etag(), async (c) => {
      const items = await readItems(db, { origin, language, positions: await positions.get() });
      const feed: Feed = {
        title: `${siteName(language)}: ${words.title}`,
        description: words.description,
        home: origin + localizedPath('/', language),
        self: origin + path,
        language,
        // An empty directory has never changed.
        updated: items[0]?.updated ?? new Date(0),
        items,
      };
      return c.body(atomFeed(feed), 200, {
        'Cache-Control': 'public, max-age=300',
        'Content-Type': 'application/atom+xml; charset=utf-8',
      });
    });
  }
}

function itemOf(listing: ListedListing, { origin, language, positions }: Place): FeedItem {
  const { text } = LANGUAGES[language];
  const shown = detail(listing, language, () => null);
  const { kind, id, name, verdict, description } = shown;
  const setting = { language, positions, today: today() };
  const main = mainGlance(glancesOf(listing, listing.judged, setting));
  const tags = main
    ? [text.verdict[main.verdict], main.firmness.name]
    : [text.verdict.notYetReviewed];
  return {
    url: `${origin}${localizedPath(`/${kind}/${id}`, language)}`,
    title: `${titleOf(shown)}: ${tags.join(' · ')}`,
    text: (verdict && reasonIn(shown, language)) || description || name,
    tags,
    published: listing.createdAt,
    updated: listing.updatedAt,
  };
}

function reasonIn({ reason, reasonNote }: ListingDetail, language: Language): string | null {
  if (!reason || !reasonNote) return reason;
  return `[${LANGUAGES[language].text.listing.reasonNote[reasonNote]}] ${reason}`;
}
