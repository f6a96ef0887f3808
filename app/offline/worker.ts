import { openAsDocument } from '#app/hydration/router-internals.ts';
import {
  answeredAt,
  isAsset,
  isCacheable,
  isPage,
  isPagePicture,
  pageOfData,
} from './cacheable.ts';
import { dropPictures, keepPicture, keptFile, keptPicture } from './files.ts';
import { answerInTime } from './patience.ts';
import { BUILD, type FetchEvent, isOfflinePage, openWindows, scope, wordsAt } from './scope.ts';
import { listKept, showKept } from './show-copy.ts';
import { dropPage, dropPages, keepList, keepPage, keptPage, keptPages, listPage } from './store.ts';
import { tidy } from './tidy.ts';

scope.addEventListener('install', (event) => event.waitUntil(bring()));

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const answer = url.origin === scope.location.origin && answerTo(event, url);
  if (answer) event.respondWith(answer);
});

// Here and not when it takes over: until that is done, all that pages ask for waits.
async function bring(): Promise<void> {
  // It holds nothing of the version before, so it need not wait until the last page of that is closed.
  void scope.skipWaiting();
  const windows = await openWindows();
  // The page that brought the worker came before it.
  const visits = windows.map(({ url }) => visit(new URL(url)).catch(notKept));
  await Promise.all([...visits, renewLists().catch(notKept)]);
}

async function takeOver(): Promise<void> {
  await scope.clients.claim();
  for (const page of await openWindows()) page.postMessage(BUILD);
  await tidy();
}

// What it does not answer goes to the site as if there were no worker.
function answerTo(event: FetchEvent, url: URL): Promise<Response> | undefined {
  const { method, mode, destination, headers, referrer } = event.request;
  const isNavigation = mode === 'navigate' && destination === 'document';
  if (isNavigation && isOfflinePage(url.pathname)) {
    if (method === 'GET') return answerList(url.pathname, event.request);
    const isOurs = referrer.startsWith(`${url.origin}/`);
    return method === 'POST' && isOurs ? answerRemoval(url.pathname) : undefined;
  }
  if (method !== 'GET' || headers.has('Range')) return undefined;
  if (isNavigation) return isPage(url) ? answerPage(event, url) : undefined;
  const page = pageOfData(url);
  if (page) return answerData(event, page);
  if (isAsset(url)) return answerFile(event.request);
  if (isPagePicture(url, referrer)) return answerPicture(event);
  return undefined;
}

// The site first, always: what is kept is shown where nothing comes from there.
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const address = url.pathname + url.search;
  const asked = fetch(event.request).catch(() => null);
  event.waitUntil(asked.then((response) => response && keep(url, response)).catch(notKept));
  const kept = await keptPage(address);
  const said = kept && answeredAt(kept.headers);
  if (!kept || !said) return (await asked) ?? answerInstead(url.pathname);
  const response = await answerInTime(asked);
  if (response) return response;
  const page = showKept(await kept.text(), said, wordsAt(url.pathname));
  return new Response(page, { headers: kept.headers });
}

async function keep(url: URL, response: Response): Promise<void> {
  const address = url.pathname + url.search;
  // What the directory no longer has is not to be read on here either.
  if (response.status === 404 || response.status === 410) return dropPage(address);
  if (!isCacheable(url, response)) return;
  await keepPage(address, response.clone());
  await keepList(wordsAt(url.pathname).page);
}

async function visit(url: URL): Promise<void> {
  if (!isPage(url) || isOfflinePage(url.pathname)) return;
  await keep(url, await fetch(url.pathname + url.search, { credentials: 'omit' }));
}

async function answerInstead(path: string): Promise<Response> {
  const words = wordsAt(path);
  const page = await listPage(words.page);
  if (!page) return Response.error();
  const text = listKept(await page.text(), await keptPages(), words, true);
  return new Response(text, { status: 503, headers: page.headers });
}

async function answerList(path: string, request: Request): Promise<Response> {
  const page = (await listPage(path)) ?? (await fetch(request));
  if (!page.ok) return page;
  const text = listKept(await page.text(), await keptPages(), wordsAt(path), false);
  return new Response(text, { headers: page.headers });
}

async function answerRemoval(path: string): Promise<Response> {
  await Promise.all([dropPages(), dropPictures()]);
  return Response.redirect(path, 303);
}

// Data for the router is never stored. Without an answer the browser opens the page itself, and gets the offline copy.
async function answerData(event: FetchEvent, page: string): Promise<Response> {
  const { request } = event;
  const url = new URL(page, scope.location.origin);
  // Figures that are asked for again, on the page that shows them: it says itself that none came.
  const isThere = request.referrer === url.href;
  const asked = fetch(request).catch(() => null);
  event.waitUntil(
    asked.then((answer) => (answer?.ok && !isThere ? visit(url) : undefined)).catch(notKept),
  );
  const response = await asked;
  if (response) return response;
  if (isThere) return Response.error();
  return openAsDocument(page);
}

async function answerFile(request: Request): Promise<Response> {
  return (await keptFile(request.url)) ?? fetch(request);
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const asked = fetch(request).catch(() => null);
  event.waitUntil(
    asked
      .then((answer) => (answer?.ok ? keepPicture(request.url, answer.clone()) : undefined))
      .catch(notKept),
  );
  return (await asked) ?? (await keptPicture(request.url)) ?? Response.error();
}

async function renewLists(): Promise<void> {
  const paths = (await keptPages()).map(({ address }) => wordsAt(address).page);
  await Promise.all([...new Set(paths)].map((path) => keepList(path, true)));
}

// The line broke, or the disk is full: then it is not there later, and nothing else.
function notKept(): void {}
