import { answeredAt, isCacheable, leastRecentlyVisited } from './cacheable.ts';
import { keepFiles } from './files.ts';
import { filesOf, type KeptPage, titleOf } from './show-copy.ts';

// The pages a browser keeps. A new way of keeping takes a new number; what has the old one is deleted then.
const PAGES = 'pages-1';
const LISTS = 'lists-1';
const MOST_PAGES = 60;
const VISITED = 'X-Visited';
const TITLE = 'X-Title';
/** They are about the bytes that came, not about the page. */
const OF_THE_WAY = ['Content-Encoding', 'Content-Length', 'ETag', 'Vary'];

/** Where pages are, those that list the others among them. */
export const PAGE_CACHES = [PAGES, LISTS];

/** Keeps a page and what it looks like, and lets go of those that were visited longest ago. */
export async function keepPage(address: string, response: Response): Promise<void> {
  const page = await response.text();
  const headers = new Headers(response.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  headers.set(VISITED, String(Date.now()));
  // Headers take Latin letters only.
  headers.set(TITLE, encodeURIComponent(titleOf(page)));
  const pages = await caches.open(PAGES);
  await pages.put(address, new Response(page, { headers }));
  await keepFiles(filesOf(page));
  const excess = leastRecentlyVisited(await keptPages(), MOST_PAGES);
  await Promise.all(excess.map((each) => pages.delete(each)));
}

/** The page kept of `address`, if there is one. */
export async function keptPage(address: string): Promise<Response | undefined> {
  return (await caches.open(PAGES)).match(address);
}

/** Lets go of the page at `address`. */
export async function dropPage(address: string): Promise<void> {
  await (await caches.open(PAGES)).delete(address);
}

/** All that is kept, the last visited first. */
export async function keptPages(): Promise<KeptPage[]> {
  const pages = await caches.open(PAGES);
  const requests = await pages.keys();
  const kept = await Promise.all(
    requests.map(async ({ url }) => {
      const headers = (await pages.match(url))?.headers;
      const said = headers && answeredAt(headers);
      if (!said) return [];
      const { pathname, search } = new URL(url);
      const title = decodeURIComponent(headers.get(TITLE) ?? '');
      const visitedMs = Number(headers.get(VISITED));
      return [{ address: pathname + search, title, said, visitedMs }];
    }),
  );
  return kept.flat().toSorted((a, b) => b.visitedMs - a.visitedMs);
}

/** Lets go of every page. */
export async function dropPages(): Promise<void> {
  await caches.delete(PAGES);
}

/** Keeps the page that lists the others, unless it is there; `isNew`: also where it is. */
export async function keepList(path: string, isNew = false): Promise<void> {
  const lists = await caches.open(LISTS);
  if (!isNew && (await lists.match(path))) return;
  const response = await fetch(path, { credentials: 'omit' });
  if (!isCacheable(new URL(response.url), response)) return;
  await lists.put(path, response.clone());
  await keepFiles(filesOf(await response.text()));
}

/** The page that lists the others, still without them. */
export async function listPage(path: string): Promise<Response | undefined> {
  return (await caches.open(LISTS)).match(path);
}
