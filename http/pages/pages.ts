import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ScreenAtPath } from '#app/context/screens.ts';
import { type CacheTag, type Changed, concerns } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import { DAY_MS } from '#domain/time/day.ts';
import { acceptedEncoding } from '#http/answer/negotiation.ts';
import {
  type CompressedPage,
  compressedPage,
  newPage,
  type Page,
  sendPage,
} from '#http/answer/page.ts';
import { type Admission, clientGone } from '#http/limits/admission.ts';
import { RETRY_AFTER } from '#http/limits/retry-after.ts';
import { pageTagHeaders } from '#http/purge/purge-tags.ts';
import { NOTHING } from '#http/security/common-headers.ts';
import { contentSecurityPolicy } from '#http/security/security-headers.ts';
import { cacheKeys } from './cache-key.ts';
import type { PublicPage } from './rendering.ts';
import { type SharedRendering, sharedRendering, type Visitor } from './shared-rendering.ts';

/** After this, new requests no longer join a rendering that hangs. */
const STUCK_MS = 10_000;
/** The longest wait for a page; above the statement timeout, so that the page itself can report the error. */
const DEADLINE_MS = 12_000;
/** A CDN revalidates after 5 seconds, a browser every time, mostly with 304. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';

/** The longest time for which a page with figures is served while it is rendered again. */
const MAX_STALE_MS = 120_000;
/** Tags of pages that grow old without a change. */
const AGEING = ['figures', 'news', 'passing', 'any'] as const satisfies CacheTag[];
/** Pages to be rendered again; the others are, at their next visit. */
const MAX_WAITING = 500;

/** The same for a cache that is purged at changes and at the end of the day. */
const PURGED_CACHE_CONTROL = 'public, max-age=0, s-maxage=3600, must-revalidate';

interface CachedPage {
  page: CompressedPage;
  tags: ReadonlySet<CacheTag>;
  renderedAtMs: number;
  /** From then on it is rendered again. */
  freshUntilMs: number;
  /** Until then it may be served meanwhile. */
  servedUntilMs: number;
}

interface Rendering {
  shared: SharedRendering<Page>;
  /** The changes since its start. */
  missed: Changed[];
  hasOldFigures: boolean;
}

interface Parts {
  screens: ScreenAtPath[];
  /** Renders the page at a path and query. A page depends on nothing else: it is the same for everyone. */
  render: (address: string) => Promise<PublicPage>;
  changes: Pick<Changes, 'isListening' | 'onChange'>;
  /** `listener` is called when market figures change. */
  onNewFigures: (listener: () => void) => void;
  /** Headers of every response, except the content security policy. */
  commonHeaders: [name: string, value: string][];
  admission: Pick<Admission, 'enter' | 'shareOf'>;
  /** The page for a visitor whose request is refused. */
  busyPage: (address: string) => Page;
  /** Whether a cache in front of the site is purged at changes, so that it may keep pages for longer. */
  isPurged: boolean;
  /** All cached pages, compressed, without their headers. */
  maxBytes: number;
}

/** Requests since the start, and the size of the cache now. */
export interface PageFigures {
  hits: number;
  /** Renderings for the cache, and requests that joined one. */
  misses: number;
  /** Renderings for one visitor, such as searches. */
  uncacheable: number;
  pages: number;
  /** Compressed, without headers. */
  bytes: number;
}

/**
 * The page cache in front of the router: a public page is rendered once for all concurrent requests and answered from
 * memory until something that it read changes, or the day does. A page with figures ages; it is served while it is
 * rendered again. Renderings are queued by `admission`.
 */
export function publicPages({
  screens,
  render,
  changes,
  onNewFigures,
  commonHeaders,
  admission,
  busyPage,
  isPurged,
  maxBytes,
}: Parts) {
  let hits = 0;
  let misses = 0;
  let uncacheable = 0;
  const cachedAddress = cacheKeys(screens);
  const cache = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
  });
  const running = new Map<string, Rendering>();
  const unfinished = new Set<Rendering>();
  const refresh = refreshing((key, maxAgeSeconds) => {
    const { shared } = renderForAll(key, maxAgeSeconds);
    shared.join(nobody());
    return shared.page;
  });
  changes.onChange((changed) => {
    const dropped = [...cache.entries()].filter(([, { tags }]) => concerns(changed, tags));
    for (const [key] of dropped) cache.delete(key);
    for (const { missed } of unfinished) missed.push(changed);
  });
  onNewFigures(() => {
    for (const cached of cache.values()) if (cached.tags.has('figures')) cached.freshUntilMs = 0;
    for (const rendering of unfinished) rendering.hasOldFigures = true;
  });

  async function renderPage(address: string) {
    const { status, headers, text, ownScripts, tags } = await render(address);
    // Loaders set the header to keep a page out: app/listing/paged-data.server.ts.
    const isCacheable = status === 200 && !headers.has('Cache-Control');
    const tagHeaders = isPurged && pageTagHeaders(tags);
    const isKeptOutside = tagHeaders && isCacheable && !isAgeing(tags);
    const cacheControl = isKeptOutside ? PURGED_CACHE_CONTROL : CACHE_CONTROL;
    const page = newPage(status, text, [
      ...commonHeaders,
      // JSON may run no script, even where its text looks like one of ours.
      ['Content-Security-Policy', isHtml(headers) ? contentSecurityPolicy(ownScripts) : NOTHING],
      ['Cache-Control', status < 400 ? cacheControl : 'no-store'],
      ...(tagHeaders ? Object.entries(tagHeaders) : []),
      ...[...headers].filter(([name]) => name !== 'cache-control'),
    ]);
    return { page, isCacheable, tags };
  }

  function renderForAll(key: string, maxAgeSeconds: number): Rendering {
    const joined = running.get(key);
    // A request after a change must not join a rendering from before it.
    if (joined?.missed.length === 0) return joined;
    const shared = sharedRendering(async () => {
      const { page, isCacheable, tags } = await renderPage(key);
      if (!isCacheable) return page;
      const compressed = await compressedPage(page);
      const isCurrent = running.get(key) === rendering && changes.isListening();
      if (isCurrent && !rendering.missed.some((changed) => concerns(changed, tags))) {
        const times = timesOf(tags, maxAgeSeconds);
        if (rendering.hasOldFigures && tags.has('figures')) times.freshUntilMs = 0;
        cache.set(key, { page: compressed, tags, ...times });
      }
      return page;
    });
    const rendering: Rendering = { shared, missed: [], hasOldFigures: false };
    const leave = () => running.get(key) === rendering && running.delete(key);
    const stuck = setTimeout(leave, STUCK_MS).unref();
    const ended = () => {
      leave();
      unfinished.delete(rendering);
      clearTimeout(stuck);
    };
    shared.page.then(ended, ended);
    running.set(key, rendering);
    unfinished.add(rendering);
    return rendering;
  }

  async function pageForAll(key: string, maxAgeSeconds: number, visitor: Visitor) {
    misses += 1;
    const stale = cache.peek(key)?.page;
    const { shared } = renderForAll(key, maxAgeSeconds);
    shared.join(visitor);
    if (!stale) return shared.page;
    // Stale-if-error (RFC 5861), and also if slow.
    const late = shared.isLate.then(() => stale);
    const page = await Promise.race([shared.page, late]).catch(() => stale);
    return page && page.status < 500 ? page : stale;
  }

  async function pageForOne(address: string, { enter, gone }: Visitor): Promise<Page | null> {
    uncacheable += 1;
    const end = await enter(gone);
    if (!end) return null;
    try {
      return (await renderPage(address)).page;
    } finally {
      end();
    }
  }

  async function inTime(page: Promise<Page | null>): Promise<Page | null> {
    const { promise: late, resolve } = Promise.withResolvers<Page>();
    const deadline = setTimeout(() => resolve(tooLate), DEADLINE_MS);
    return Promise.race([page, late]).finally(() => clearTimeout(deadline));
  }

  const tooLate = newPage(503, 'Unexpected Application Error!', [
    ...commonHeaders,
    ['Content-Security-Policy', contentSecurityPolicy()],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ['Retry-After', RETRY_AFTER.unavailable],
  ]);

  function freshPage(key: string): Page | undefined {
    const cached = cache.get(key);
    const nowMs = Date.now();
    // Before the rendering when the clock was set back: then the age is unknown.
    if (!cached || nowMs < cached.renderedAtMs || !changes.isListening()) return undefined;
    if (nowMs >= cached.servedUntilMs) return undefined;
    if (nowMs >= cached.freshUntilMs) refresh(key, cachedAddress(key)?.maxAgeSeconds ?? 0);
    hits += 1;
    return cached.page;
  }

  // Returns false for requests that are not for a public page, and leaves them unanswered.
  async function answerPage(request: IncomingMessage, answer: ServerResponse): Promise<boolean> {
    const { method, url: address = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    // Most addresses are their own key.
    let fresh = freshPage(address);
    const cached = fresh ? null : cachedAddress(address);
    if (!fresh && !cached) return false;
    if (cached?.key && cached.key !== address) fresh = freshPage(cached.key);
    if (fresh) {
      await sendPage(fresh, encoding, request, answer);
      return true;
    }
    const visitor = visitorOf(request, answer, { isForAll: Boolean(cached?.key) });
    const page = await inTime(
      cached?.key
        ? pageForAll(cached.key, cached.maxAgeSeconds, visitor)
        : pageForOne(address, visitor),
    );
    if (!visitor.gone.aborted) {
      await sendPage(page ?? busyPage(address), encoding, request, answer);
    }
    return true;
  }

  function visitorOf(
    request: IncomingMessage,
    answer: ServerResponse,
    options: { isForAll: boolean },
  ): Visitor {
    return {
      network: admission.shareOf(request)?.network ?? null,
      gone: clientGone(answer),
      enter: (withdrawn) => admission.enter(request, withdrawn, options),
    };
  }

  return {
    answerPage,
    figures: (): PageFigures => ({
      hits,
      misses,
      uncacheable,
      pages: cache.size,
      bytes: cache.calculatedSize,
    }),
  };
}

function isHtml(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

function isAgeing(tags: ReadonlySet<CacheTag>): boolean {
  return AGEING.some((tag) => tags.has(tag));
}

// The times of a page rendered now. Every page shows what is due today (UTC), so that none outlives the day.
function timesOf(tags: ReadonlySet<CacheTag>, maxAgeSeconds: number) {
  const nowMs = Date.now();
  const endOfDayMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
  const freshUntilMs = isAgeing(tags)
    ? Math.min(endOfDayMs, nowMs + maxAgeSeconds * 1000)
    : endOfDayMs;
  const isServedStale = tags.has('figures') && !tags.has('passing');
  const staleUntilMs = Math.min(endOfDayMs, nowMs + MAX_STALE_MS);
  return {
    renderedAtMs: nowMs,
    freshUntilMs,
    servedUntilMs: isServedStale ? Math.max(freshUntilMs, staleUntilMs) : freshUntilMs,
  };
}

/** Calls `render` for one key at a time, in at most half of the time. */
function refreshing(render: (key: string, maxAgeSeconds: number) => Promise<unknown>) {
  const waiting = new Map<string, number>();
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    for (const [key, maxAgeSeconds] of waiting) {
      const startMs = performance.now();
      const rendered = render(key, maxAgeSeconds).catch(() => {});
      await Promise.race([rendered, sleep(STUCK_MS, null, { ref: false })]);
      waiting.delete(key);
      await sleep(performance.now() - startMs, null, { ref: false });
    }
    isWorking = false;
  }

  return (key: string, maxAgeSeconds: number) => {
    if (waiting.has(key) || waiting.size >= MAX_WAITING) return;
    waiting.set(key, maxAgeSeconds);
    if (!isWorking) void work();
  };
}

// In place of a visitor, for a page that is rendered again.
function nobody(): Visitor {
  const { signal } = new AbortController();
  return { network: null, gone: signal, enter: async () => () => {} };
}
