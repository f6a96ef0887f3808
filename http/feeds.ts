import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { FEEDS, type FeedPath, feedAddress } from '#app/frame/feeds.ts';
import { productName } from '#app/frame/product.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Database } from '#db/client.ts';
import { detail } from '#domain/listing/display.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { listRecent } from '#domain/listing/recent.ts';

const ITEMS = 50;

interface Feed {
  title: string;
  description: string;
  home: string;
  self: string;
  language: Language;
  updated: Date;
  items: Item[];
}

interface Item {
  /** Address of the listing's page; the feed's name for it, too. */
  url: string;
  title: string;
  text: string;
  tag: string;
  published: Date;
  updated: Date;
}

/** `/feed.atom`, `/feed.json`, and under `/en`: the listings that were added or changed last. */
export function feeds({ db, origin }: { db: Database; origin: string }): Hono {
  const routes = new Hono();
  for (const language of LANGUAGE_CODES) {
    for (const { path, type } of FEEDS) {
      // Readers ask every hour for years: mostly they are told that nothing has changed.
      routes.get(feedAddress(path, language), etag(), async (c) => {
        const listings = await listRecent(db, ITEMS);
        const feed = feedOf(listings, { origin, language, path });
        return c.body(path === '/feed.atom' ? atom(feed) : json(feed), 200, {
          'Cache-Control': 'public, max-age=300',
          'Content-Type': `${type}; charset=utf-8`,
          'Last-Modified': feed.updated.toUTCString(),
        });
      });
    }
  }
  return routes;
}

function feedOf(
  listings: ListedListing[],
  { origin, language, path }: { origin: string; language: Language; path: FeedPath },
): Feed {
  const { text } = LANGUAGES[language];
  return {
    title: `${productName(language)}: ${text.feed.title}`,
    description: text.description,
    home: origin + localizedPath('/', language),
    self: origin + feedAddress(path, language),
    language,
    // Of an empty directory nothing has ever changed.
    updated: listings[0]?.updatedAt ?? new Date(0),
    items: listings.map((listing) => itemOf(listing, origin, language)),
  };
}

function itemOf(listing: ListedListing, origin: string, language: Language): Item {
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

function atom({ title, description, home, self, language, updated, items }: Feed): string {
  return generateAtomFeed({
    xml: { lang: language },
    id: self,
    title: { value: title },
    subtitle: { value: description },
    updated,
    authors: [{ name: productName(language), uri: home }],
    links: [
      { href: self, rel: 'self', type: 'application/atom+xml' },
      { href: home, rel: 'alternate', type: 'text/html', hreflang: language },
    ],
    entries: items.map((item) => ({
      id: item.url,
      title: { value: item.title },
      updated: item.updated,
      published: item.published,
      links: [{ href: item.url, rel: 'alternate', type: 'text/html', hreflang: language }],
      categories: [{ term: item.tag }],
      content: { value: item.text, type: 'text' },
    })),
  });
}

function json({ title, description, home, self, language, items }: Feed): string {
  const feed = generateJsonFeed({
    title,
    description,
    language,
    home_page_url: home,
    feed_url: self,
    authors: [{ name: productName(language), url: home }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_text: item.text,
      date_published: item.published,
      date_modified: item.updated,
      tags: [item.tag],
      language,
    })),
  });
  return JSON.stringify(feed);
}
