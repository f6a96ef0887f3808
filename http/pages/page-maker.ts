import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import type { CacheTag } from '#db/cache-tags.ts';
import { isPurgedAtChanges, pageTagHeaders } from '#http/purge/purge-tags.ts';
import {
  type CompressedPage,
  type HeaderPairs,
  newPage,
  type Page,
  withHeaders,
} from '#http/response/page.ts';
import { NOTHING } from '#http/security/common-headers.ts';
import { contentSecurityPolicy } from '#http/security/security-headers.ts';
import type { PublicPage, UnchangedPage } from './rendering.ts';

/** A CDN revalidates after 5 seconds, a browser every time, mostly with 304. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';
/** A CDN that is purged at changes and at the end of the day revalidates after an hour. */
const PURGED_CACHE_CONTROL = 'public, max-age=0, s-maxage=3600, must-revalidate';

/** The origin of a page. */
export interface PageSource {
  /** The digest of its data; null: not known. */
  digest: string | null;
  /** The content security policy of the page. */
  policy: string;
}

interface MadePage {
  page: Page;
  source: PageSource;
  isCacheable: boolean;
  tags: ReadonlySet<CacheTag>;
}

export interface PageParts {
  /**
   * Renders the page at a path and query. A page depends on nothing else: it is the same for everyone. Without its text if `earlier` is
   * the digest of its data.
   */
  render: (address: string, earlier: string | null) => Promise<PublicPage | UnchangedPage>;
  /** Headers of every response, except the content security policy. */
  commonHeaders: [name: string, value: string][];
  /** Whether a cache in front of the site is purged at changes, so that it may keep pages for longer. */
  isPurged: boolean;
}

/** Makes public pages with their headers. */
export function pageMaker({ render, commonHeaders, isPurged }: PageParts) {
  return {
    /** The page at an address: the text of `earlier`, with new headers, if its data is the same. */
    async renderPage(
      address: string,
      earlier?: { page: CompressedPage; source: PageSource },
    ): Promise<MadePage> {
      const made = await render(address, earlier?.source.digest ?? null);
      const { status, headers, tags } = made;
      // Loaders set the header to keep a page out: app/listing/paged-data.server.ts.
      const isCacheable = status === 200 && !headers.has('Cache-Control');
      const tagHeaders = isPurged && pageTagHeaders(tags);
      const isCachedInFront = tagHeaders && isCacheable && isPurgedAtChanges(tags);
      const cacheControl = isCachedInFront ? PURGED_CACHE_CONTROL : CACHE_CONTROL;
      const headersWith = (policy: string): HeaderPairs => [
        ...commonHeaders,
        ['Content-Security-Policy', policy],
        ['Cache-Control', status < 400 ? cacheControl : 'no-store'],
        ...(tagHeaders ? Object.entries(tagHeaders) : []),
        ...[...headers].filter(([name]) => name !== 'cache-control'),
      ];
      if (made.text === null) {
        if (!earlier) throw new Error('there is no earlier page');
        const { page, source } = earlier;
        return { page: withHeaders(page, headersWith(source.policy)), source, isCacheable, tags };
      }
      const { text, ownScripts, digest } = made;
      // JSON may run no script, even where its text looks like one of ours.
      const policy = isHtml(headers) ? contentSecurityPolicy(ownScripts) : NOTHING;
      const page = newPage(status, text, headersWith(policy));
      return { page, source: { digest, policy }, isCacheable, tags };
    },
    /** The page for a visitor who has waited for too long. */
    tooLate: newPage(503, 'Unexpected Application Error!', [
      ...commonHeaders,
      ['Content-Security-Policy', contentSecurityPolicy()],
      ['Content-Type', 'text/plain; charset=utf-8'],
      ['Cache-Control', 'no-store'],
      ['Retry-After', RETRY_AFTER_SECONDS.unavailable],
    ]),
  };
}

function isHtml(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
