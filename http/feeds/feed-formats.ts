import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import type { Language } from '#app/i18n/languages.ts';
import { productName } from '#app/meta/product.ts';

/** What a feed says, in whichever format. */
export interface Feed {
  title: string;
  description: string;
  home: string;
  self: string;
  language: Language;
  updated: Date;
  items: FeedItem[];
}

export interface FeedItem {
  /** Address of its page; the feed's name for it, too. */
  url: string;
  title: string;
  text: string;
  tag: string;
  published: Date;
  updated: Date;
}

/** Each by its media type. */
export const FEED_FORMATS = { 'application/atom+xml': atom, 'application/feed+json': json };

// What XML may not hold: one letter of it in one text, and no reader takes the feed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function atom({ title, description, home, self, language, updated, items }: Feed): string {
  const feed = generateAtomFeed({
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
  return feed.toWellFormed().replaceAll(UNFIT, ' ');
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
