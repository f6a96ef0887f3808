// Set by the build.
declare const OFFLINE_PATHS: string;
/** Every other path is left alone, above all the admin's. The router ignores case, and so does this. */
const PAGES = new RegExp(OFFLINE_PATHS, 'i');
const PICTURES = /^\/(?:images|uploads|logos)\//;
const FILES = /^\/assets\/[^/]+\.(?:css|woff2)$/;

/** Whether a public page that may be read offline is at `url`. */
export function isPage({ pathname }: URL): boolean {
  return PAGES.test(pathname);
}

/** What looks the same offline only with it; its name changes with its content. */
export function isFile({ pathname }: URL): boolean {
  return FILES.test(pathname);
}

/** Whether `url` is a picture that a public page asks for; what only the admin shows is none. */
export function isPictureOfPage(url: URL, referrer: string): boolean {
  // Not `URL.parse`, which many browsers do not have yet.
  return (
    PICTURES.test(url.pathname) &&
    referrer.startsWith(`${url.origin}/`) &&
    isPage(new URL(referrer))
  );
}

/**
 * Whether the answer for the page at `url` may be kept: a whole page that says it is for everyone, and of when it is.
 * Nothing is kept of searches, which say more of the visitor than of the directory.
 */
export function mayKeep(url: URL, { status, redirected, headers }: Response): boolean {
  const caching = headers.get('Cache-Control') ?? '';
  return (
    isPage(url) &&
    !url.searchParams.has('q') &&
    status === 200 &&
    !redirected &&
    /^text\/html\b/.test(headers.get('Content-Type') ?? '') &&
    /\bpublic\b/.test(caching) &&
    !/\b(?:no-store|private)\b/.test(caching) &&
    saidAt(headers) !== null
  );
}

/** When the site gave an answer, by its own clock; null where it does not say so. */
export function saidAt(headers: Headers): Date | null {
  const said = new Date(headers.get('Date') ?? '');
  return Number.isNaN(said.getTime()) ? null : said;
}

/** The address of the page whose data the router asks for at `url`; null where it is no such address. */
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

/** Which of the pages go, so that `most` stay: those whose last visit is longest ago. */
export function leastVisited(pages: { address: string; visitedMs: number }[], most: number) {
  return pages
    .toSorted((a, b) => b.visitedMs - a.visitedMs)
    .slice(most)
    .map(({ address }) => address);
}
