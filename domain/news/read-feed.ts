import { decodeHTMLAttribute } from 'entities';
import { parseFeed } from 'feedsmith';
import { UpstreamError } from '#domain/upstream/request.ts';
import {
  MAX_ARTICLES,
  type NewsArticle,
  type NewsLanguage,
  type SourceArticle,
  toArticle,
} from './article.ts';

type Parsed = ReturnType<typeof parseFeed<string>>;
type Rss = Extract<Parsed, { format: 'rss' }>['feed'];
type Atom = Extract<Parsed, { format: 'atom' }>['feed'];
type Rdf = Extract<Parsed, { format: 'rdf' }>['feed'];
type RssItem = NonNullable<Rss['items']>[number];
type AtomEntry = NonNullable<Atom['entries']>[number];
type RdfItem = NonNullable<Rdf['items']>[number];
type Media = NonNullable<RssItem['media']>;

/** The newest articles in a feed's text, at most fifty; `source` names it where it does not itself. Throws UpstreamError. */
export function readFeed(xml: string, language: NewsLanguage, source: string): NewsArticle[] {
  return givenArticles(parse(xml), source).flatMap(
    (given) => toArticle({ ...given, language }) ?? [],
  );
}

function parse(xml: string): Parsed {
  try {
    return parseFeed(xml, { maxItems: MAX_ARTICLES });
  } catch {
    throw new UpstreamError('the response is not a feed');
  }
}

type Given = Omit<SourceArticle, 'language'>;

function givenArticles({ format, feed }: Parsed, fallback: string): Given[] {
  switch (format) {
    case 'rss': {
      const from = { source: nameOf(feed.title, fallback), sourceImage: feed.image?.url };
      return (feed.items ?? []).map((item) => ({ ...from, ...fromRss(item) }));
    }
    case 'atom': {
      const from = { source: nameOf(feed.title?.value, fallback), sourceImage: feed.logo };
      return (feed.entries ?? []).map((entry) => ({ ...from, ...fromAtom(entry) }));
    }
    case 'rdf': {
      const from = { source: nameOf(feed.title, fallback), sourceImage: feed.image?.url };
      return (feed.items ?? []).map((item) => ({ ...from, ...fromRdf(item) }));
    }
    default:
      throw new UpstreamError('the response is neither RSS nor Atom');
  }
}

// "CoinDesk: Bitcoin, Ethereum, Crypto News" is CoinDesk.
function nameOf(title: string | undefined, fallback: string): string {
  // Cut first: the pattern takes minutes over a million spaces.
  return title?.slice(0, 300).split(/\s*[:|–—]\s+|\s+-\s+/)[0] || fallback;
}

function fromRss(item: RssItem) {
  const texts = [item.content?.encoded, item.description];
  const permanent = item.guid?.isPermaLink === false ? undefined : item.guid?.value;
  const enclosed = item.enclosures?.find(isPicture)?.url;
  return {
    title: item.title,
    body: item.description ?? item.content?.encoded,
    url: item.link ?? permanent,
    image: fromMedia(item.media) ?? enclosed ?? pictureIn(texts, item.link),
    published: Date.parse(item.pubDate ?? item.dc?.dates?.[0] ?? ''),
    tags: (item.categories ?? []).map(({ name }) => name ?? ''),
  };
}

function fromAtom(entry: AtomEntry) {
  const texts = [entry.content?.value, entry.summary?.value];
  const url = entry.links?.find(({ rel }) => !rel || rel === 'alternate')?.href;
  const enclosed = entry.links?.find((link) => link.rel === 'enclosure' && isPicture(link))?.href;
  return {
    title: entry.title?.value,
    body: entry.summary?.value ?? entry.content?.value,
    url,
    image: fromMedia(entry.media) ?? enclosed ?? pictureIn(texts, url),
    published: Date.parse(entry.published ?? entry.updated ?? ''),
    tags: (entry.categories ?? []).flatMap(({ term, label }) => [term ?? '', label ?? '']),
  };
}

function fromRdf(item: RdfItem) {
  return {
    title: item.title,
    body: item.description ?? item.content?.encoded,
    url: item.link,
    image: fromMedia(item.media) ?? pictureIn([item.content?.encoded, item.description], item.link),
    published: Date.parse(item.dc?.dates?.[0] ?? ''),
    tags: item.dc?.subjects ?? [],
  };
}

function fromMedia(media: Media | undefined): string | undefined {
  const parts = [media, ...(media?.groups ?? [])];
  const contents = parts.flatMap((part) => part?.contents ?? []);
  const thumbnails = parts.flatMap((part) => part?.thumbnails ?? []);
  return (contents.find(isPicture) ?? thumbnails[0])?.url;
}

function isPicture(file: { medium?: string; type?: string; url?: string; href?: string }): boolean {
  if (file.medium || file.type) return file.medium === 'image' || /^image\//.test(file.type ?? '');
  return /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i.test(file.url ?? file.href ?? '');
}

/** The first picture in an article's HTML that is not a counting pixel. */
function pictureIn(texts: (string | undefined)[], base: string | undefined): string | undefined {
  for (const text of texts) {
    for (const [tag] of (text ?? '').matchAll(/<img\s[^<>]*>/gi)) {
      if (/\s(?:width|height)=["']?[01]\b/i.test(tag)) continue;
      const source = /\ssrc=(?:"([^"]*)"|'([^']*)')/i.exec(tag);
      const address = decodeHTMLAttribute(source?.[1] ?? source?.[2] ?? '').trim();
      if (address && URL.canParse(address, base)) return new URL(address, base).href;
    }
  }
  return undefined;
}
