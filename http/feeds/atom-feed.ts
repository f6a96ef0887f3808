import { generateAtomFeed } from 'feedsmith';
import type { Language } from '#app/i18n/languages.ts';
import { siteName } from '#app/meta/site-name.ts';

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
  /** The page's address, and the entry's id. */
  url: string;
  title: string;
  text: string;
  tags: string[];
  published: Date;
  updated: Date;
}

// Characters that XML forbids; feed readers reject a feed with one of them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches them.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The feed in Atom, RFC 4287. */
export function atomFeed({
  title,
  description,
  home,
  self,
  language,
  updated,
  items,
}: Feed): string {
  const feed = generateAtomFeed({
    xml: { lang: language },
    id: self,
    title: { value: title },
    subtitle: { value: description },
    updated,
    authors: [{ name: siteName(language), uri: home }],
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
      categories: item.tags.map((term) => ({ term })),
      content: { value: item.text, type: 'text' },
    })),
  });
  return feed.toWellFormed().replaceAll(FORBIDDEN, ' ');
}
