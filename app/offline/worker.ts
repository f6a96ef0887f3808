import { openAsDocument } from '#app/hydration/router-internals.ts';
import { answerInTime } from './answer-in-time.ts';
import {
  answeredAt,
  isAsset,
  isCacheable,
  isPage,
  isPagePicture,
  pageOfData,
} from './cacheable.ts';
import {
  deleteFilesExcept,
  deletePictures,
  FILE_CACHES,
  savedFile,
  savedPicture,
  savePicture,
} from './files.ts';
import {
  deletePage,
  deletePages,
  PAGE_CACHES,
  savedOfflinePage,
  savedPage,
  savedPages,
  saveOfflinePage,
  savePage,
} from './pages.ts';
import { filesOf, listCopies, showCopy } from './show-copy.ts';
import { type FetchEvent, openWindows, scope } from './worker-scope.ts';
import { BUILD, isOfflinePage, wordsAt } from './worker-words.ts';

scope.addEventListener('install', (event) => event.waitUntil(install()));

scope.addEventListener('activate', (event) => event.waitUntil(activate()));

scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const answer = url.origin === scope.location.origin && answerTo(event, url);
  if (answer) event.respondWith(answer);
});

// Pages are saved now and not on activation, which delays every request.
async function install(): Promise<void> {
  // The worker shares no state with the previous one, so it need not wait until that one's last page is closed.
  void scope.skipWaiting();
  const windows = await openWindows();
  // The page that installs the worker was loaded without it.
  const visits = windows.map(({ url }) => visit(new URL(url)).catch(ignoreFailure));
  await Promise.all([...visits, refreshOfflinePages().catch(ignoreFailure)]);
}

async function activate(): Promise<void> {
  await scope.clients.claim();
  for (const page of await openWindows()) page.postMessage(BUILD);
  await tidy();
}

// Undefined: the browser sends the request as if there were no worker.
function answerTo(event: FetchEvent, url: URL): Promise<Response> | undefined {
  const { method, mode, destination, headers, referrer } = event.request;
  const isNavigation = mode === 'navigate' && destination === 'document';
  if (isNavigation && isOfflinePage(url.pathname)) {
    if (method === 'GET') return answerList(url.pathname, event.request);
    const isSameOrigin = referrer.startsWith(`${url.origin}/`);
    return method === 'POST' && isSameOrigin ? answerRemoval(url.pathname) : undefined;
  }
  if (method !== 'GET' || headers.has('Range')) return undefined;
  if (isNavigation) return isPage(url) ? answerPage(event, url) : undefined;
  const page = pageOfData(url);
  if (page) return answerData(event, page);
  if (isAsset(url)) return answerFile(event.request);
  if (isPagePicture(url, referrer)) return answerPicture(event);
  return undefined;
}

// The site first: the copy is shown only if the site does not respond.
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const address = url.pathname + url.search;
  const pending = fetch(event.request).catch(() => null);
  event.waitUntil(pending.then((response) => response && save(url, response)).catch(ignoreFailure));
  const copy = await savedPage(address);
  const date = copy && answeredAt(copy.headers);
  if (!copy || !date) return (await pending) ?? answerInstead(url.pathname);
  const response = await answerInTime(pending);
  if (response) return response;
  const page = showCopy(await copy.text(), date, wordsAt(url.pathname));
  return new Response(page, { headers: copy.headers });
}

async function save(url: URL, response: Response): Promise<void> {
  const address = url.pathname + url.search;
  // A page removed from the site is removed here too.
  if (response.status === 404 || response.status === 410) return deletePage(address);
  if (!isCacheable(url, response)) return;
  await savePage(address, response.clone());
  await saveOfflinePage(wordsAt(url.pathname).page);
}

async function visit(url: URL): Promise<void> {
  if (!isPage(url) || isOfflinePage(url.pathname)) return;
  await save(url, await fetch(url.pathname + url.search, { credentials: 'omit' }));
}

async function answerInstead(path: string): Promise<Response> {
  const words = wordsAt(path);
  const page = await savedOfflinePage(words.page);
  if (!page) return Response.error();
  const text = listCopies(await page.text(), await savedPages(), words, true);
  return new Response(text, { status: 503, headers: page.headers });
}

async function answerList(path: string, request: Request): Promise<Response> {
  const page = (await savedOfflinePage(path)) ?? (await fetch(request));
  if (!page.ok) return page;
  const text = listCopies(await page.text(), await savedPages(), wordsAt(path), false);
  return new Response(text, { headers: page.headers });
}

async function answerRemoval(path: string): Promise<Response> {
  await Promise.all([deletePages(), deletePictures()]);
  return Response.redirect(path, 303);
}

// Data for the router is never saved. Without a response the browser opens the page itself, and gets the offline copy.
async function answerData(event: FetchEvent, page: string): Promise<Response> {
  const { request } = event;
  const url = new URL(page, scope.location.origin);
  // A page refreshes its own figures, and shows a failure itself.
  const isRefresh = request.referrer === url.href;
  const pending = fetch(request).catch(() => null);
  event.waitUntil(
    pending
      .then((answer) => (answer?.ok && !isRefresh ? visit(url) : undefined))
      .catch(ignoreFailure),
  );
  const response = await pending;
  if (response) return response;
  if (isRefresh) return Response.error();
  return openAsDocument(page);
}

async function answerFile(request: Request): Promise<Response> {
  return (await savedFile(request.url)) ?? fetch(request);
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const pending = fetch(request).catch(() => null);
  event.waitUntil(
    pending
      .then((answer) => (answer?.ok ? savePicture(request.url, answer.clone()) : undefined))
      .catch(ignoreFailure),
  );
  return (await pending) ?? (await savedPicture(request.url)) ?? Response.error();
}

async function refreshOfflinePages(): Promise<void> {
  const paths = (await savedPages()).map(({ address }) => wordsAt(address).page);
  await Promise.all([...new Set(paths)].map((path) => saveOfflinePage(path, true)));
}

// Saving fails without a connection or on a full disk: there is then no copy, and nothing else fails.
function ignoreFailure(): void {}

/** Deletes the caches of earlier formats, and files that no offline copy uses any more. */
async function tidy(): Promise<void> {
  const known = [...PAGE_CACHES, ...FILE_CACHES];
  const unknown = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(unknown.map((name) => caches.delete(name)));
  const responses = await Promise.all(
    PAGE_CACHES.map(async (name) => (await caches.open(name)).matchAll()),
  );
  const pages = await Promise.all(responses.flat().map((response) => response.text()));
  await deleteFilesExcept(pages.flatMap(filesOf));
}
