// Set by the build.
declare const OFFLINE_PATHS: string;
/** The worker ignores every other path, above all the admin's. Case is ignored as in the router. */
const PAGES = new RegExp(OFFLINE_PATHS, 'i');
const PICTURES = /^\/(?:images|uploads|logos)\//;
const FILES = /^\/assets\/[^/]+\.(?:css|woff2)$/;

/** Whether `url` is that of a public page that may be read offline. */
export function isPage({ pathname }: URL): boolean {
  return PAGES.test(pathname);
}

/** Whether `url` is a style sheet or font of a page; its name contains a hash of its content. */
export function isAsset({ pathname }: URL): boolean {
  return FILES.test(pathname);
}

/** Whether `url` is a picture requested by a public page; pictures on admin pages are not cached. */
export function isPagePicture(url: URL, referrer: string): boolean {
  // Many browsers lack `URL.parse`.
  return (
    PICTURES.test(url.pathname) &&
    referrer.startsWith(`${url.origin}/`) &&
    isPage(new URL(referrer))
  );
}

/**
 * Whether the response for the page at `url` may be cached: a complete HTML page with `public` and a date. Searches are
 * not cached: they reveal more about the visitor than about the directory.
 */
export function isCacheable(url: URL, { status, redirected, headers }: Response): boolean {
  const caching = headers.get('Cache-Control') ?? '';
  return (
    isPage(url) &&
    !url.searchParams.has('q') &&
    status === 200 &&
    !redirected &&
    /^text\/html\b/.test(headers.get('Content-Type') ?? '') &&
    /\bpublic\b/.test(caching) &&
    !/\b(?:no-store|private)\b/.test(caching) &&
    answeredAt(headers) !== null
  );
}

/** When the server sent a response, by its own clock; null without a valid `Date` header. */
export function answeredAt(headers: Headers): Date | null {
  const date = new Date(headers.get('Date') ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The address of the page whose data the router requests at `url`; null for other addresses. */
export function pageOfData({ pathname, searchParams, origin }: URL): string | null {
  if (!pathname.endsWith('.data')) return null;
  const path = pathname.replace(/(?:(?<=^\/)_root|(?<=\/)_)?\.data$/, '');
  const page = new URL(origin);
  page.pathname = path;
  for (const [name, value] of searchParams) {
    if (name !== '_routes') page.searchParams.append(name, value);
  }
  return isPage(page) ? page.pathname + page.search : null;
}

/** The addresses to delete so that `limit` pages remain: those visited longest ago. */
export function leastRecentlyVisited(
  pages: { address: string; visitedMs: number }[],
  limit: number,
) {
  return pages
    .toSorted((a, b) => b.visitedMs - a.visitedMs)
    .slice(limit)
    .map(({ address }) => address);
}
