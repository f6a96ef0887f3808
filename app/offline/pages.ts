import { answeredAt, isCacheable, leastRecentlyVisited } from './cacheable.ts';
import { saveFiles } from './files.ts';
import { filesOf, type OfflineCopy, pageTitleOf } from './show-copy.ts';

// A new format takes a new number; `tidy` then deletes the caches of the old one.
const PAGES = 'pages-1';
const LISTS = 'lists-1';
const MAX_PAGES = 60;
const VISITED = 'X-Visited';
const TITLE = 'X-Title';
/** Headers about the bytes as they were sent, which no longer hold for the saved text. */
const TRANSFER_HEADERS = ['Content-Encoding', 'Content-Length', 'ETag', 'Vary'];

/** The caches of visited pages and of the offline page. */
export const PAGE_CACHES = [PAGES, LISTS];

/** Saves a page with its styles and fonts, and deletes the least recently visited pages above the limit. */
export async function savePage(address: string, response: Response): Promise<void> {
  const page = await response.text();
  const headers = new Headers(response.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  headers.set(VISITED, String(Date.now()));
  // Headers take Latin letters only.
  headers.set(TITLE, encodeURIComponent(pageTitleOf(page)));
  const pages = await caches.open(PAGES);
  await pages.put(address, new Response(page, { headers }));
  await saveFiles(filesOf(page));
  const excess = leastRecentlyVisited(await savedPages(), MAX_PAGES);
  await Promise.all(excess.map((excessAddress) => pages.delete(excessAddress)));
}

/** The offline copy of the page at `address`; undefined if there is no copy. */
export async function savedPage(address: string): Promise<Response | undefined> {
  return (await caches.open(PAGES)).match(address);
}

/** Deletes the offline copy of the page at `address`. */
export async function deletePage(address: string): Promise<void> {
  await (await caches.open(PAGES)).delete(address);
}

/** All offline copies, the most recently visited first. */
export async function savedPages(): Promise<OfflineCopy[]> {
  const pages = await caches.open(PAGES);
  const requests = await pages.keys();
  const copies = await Promise.all(
    requests.map(async ({ url }) => {
      const headers = (await pages.match(url))?.headers;
      const date = headers && answeredAt(headers);
      if (!date) return [];
      const { pathname, search } = new URL(url);
      const title = decodeURIComponent(headers.get(TITLE) ?? '');
      const visitedMs = Number(headers.get(VISITED));
      return [{ address: pathname + search, title, date, visitedMs }];
    }),
  );
  return copies.flat().toSorted((a, b) => b.visitedMs - a.visitedMs);
}

/** Deletes all offline copies. */
export async function deletePages(): Promise<void> {
  await caches.delete(PAGES);
}

/** Saves the offline page at `path`, without its list; `refresh`: even if it is saved already. */
export async function saveOfflinePage(path: string, refresh = false): Promise<void> {
  const lists = await caches.open(LISTS);
  if (!refresh && (await lists.match(path))) return;
  const response = await fetch(path, { credentials: 'omit' });
  if (!isCacheable(new URL(response.url), response)) return;
  await lists.put(path, response.clone());
  await saveFiles(filesOf(await response.text()));
}

/** The saved offline page at `path`, without its list; undefined if it is not saved. */
export async function savedOfflinePage(path: string): Promise<Response | undefined> {
  return (await caches.open(LISTS)).match(path);
}
