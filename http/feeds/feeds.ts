import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { CHANGE_FEEDS, FEEDS, type FeedPath, feedAddress } from '#app/meta/feeds.ts';
import { productName } from '#app/meta/product.ts';
import type { Database } from '#db/client.ts';
import { detail } from '#domain/listing/display.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { listRecent } from '#domain/listing/recent.ts';
import { listEntries } from '#domain/ruling/ledger.ts';
import { changeItems } from './change-items.ts';
import { FEED_FORMATS, type Feed, type FeedItem } from './feed-formats.ts';

const ITEMS = 50;

/** The items of a feed, the latest first. */
type Items = (db: Database, place: { origin: string; language: Language }) => Promise<FeedItem[]>;

const listingItems: Items = async (db, { origin, language }) => {
  const listings = await listRecent(db, ITEMS);
  return listings.map((listing) => itemOf(listing, origin, language));
};

const ofChanges: Items = async (db, place) =>
  changeItems(db, await listEntries(db, { limit: ITEMS }), place);

/**
 * `/feed.atom`, `/feed.json`: the listings that were added or changed last; `/changes.atom`, `/changes.json`: what changed
 * of rulings; all of them under `/en`, too.
 */
export function feeds({ db, origin }: { db: Database; origin: string }): Hono {
  const routes = new Hono();
  for (const language of LANGUAGE_CODES) {
    const { feed, changes, description } = LANGUAGES[language].text;
    for (const each of FEEDS) {
      add(each, { language, title: feed.title, description, items: listingItems });
    }
    for (const each of CHANGE_FEEDS) {
      const { feed: title, text: description } = changes;
      add(each, { language, title, description, items: ofChanges });
    }
  }
  return routes;

  function add(
    { path, type }: { path: FeedPath; type: keyof typeof FEED_FORMATS },
    {
      items,
      language,
      ...words
    }: Pick<Feed, 'title' | 'description' | 'language'> & { items: Items },
  ) {
    // Readers ask every hour for years: mostly they are told that nothing has changed.
    routes.get(feedAddress(path, language), etag(), async (c) => {
      const found = await items(db, { origin, language });
      const feed: Feed = {
        title: `${productName(language)}: ${words.title}`,
        description: words.description,
        home: origin + localizedPath('/', language),
        self: origin + feedAddress(path, language),
        language,
        // Of an empty directory nothing has ever changed.
        updated: found[0]?.updated ?? new Date(0),
        items: found,
      };
      return c.body(FEED_FORMATS[type](feed), 200, {
        'Cache-Control': 'public, max-age=300',
        'Content-Type': `${type}; charset=utf-8`,
        'Last-Modified': feed.updated.toUTCString(),
      });
    });
  }
}

function itemOf(listing: ListedListing, origin: string, language: Language): FeedItem {
  const { text } = LANGUAGES[language];
  const { kind, id, name, symbol, ruling, reason, description } = detail(
    listing,
    language,
    () => null,
  );
  const verdict = ruling.reviewed ? text.verdict[ruling.verdict] : text.verdict.notYetReviewed;
  return {
    url: `${origin}${localizedPath(`/${kind}/${id}`, language)}`,
    title: `${kind === 'coin' && symbol ? `${name} (${symbol})` : name}: ${verdict}`,
    text: (ruling.reviewed && reason) || description || name,
    tag: verdict,
    published: listing.createdAt,
    updated: listing.updatedAt,
  };
}
