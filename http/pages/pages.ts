import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ScreenAtPath } from '#app/context/screens.ts';
import { type Changed, concerns } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import { acceptedEncoding } from '#http/answer/negotiation.ts';
import { compressedPage, newPage, type Page, sendPage } from '#http/answer/page.ts';
import { type Admission, clientGone } from '#http/limits/admission.ts';
import { RETRY_AFTER } from '#http/limits/retry-after.ts';
import { pageTagHeaders } from '#http/purge/purge-tags.ts';
import { NOTHING } from '#http/security/common-headers.ts';
import { contentSecurityPolicy } from '#http/security/security-headers.ts';
import { cacheKeys } from './cache-key.ts';
import { isAgeing, pageCache } from './page-cache.ts';
import { refreshQueue } from './refresh-queue.ts';
import type { PublicPage } from './rendering.ts';
import {
  type SharedRendering,
  STUCK_MS,
  sharedRendering,
  type Visitor,
} from './shared-rendering.ts';

/** The longest wait for a page; above the statement timeout, so that the page itself can report the error. */
const DEADLINE_MS = 12_000;
/** A CDN revalidates after 5 seconds, a browser every time, mostly with 304. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';
/** The same for a cache that is purged at changes and at the end of the day. */
const PURGED_CACHE_CONTROL = 'public, max-age=0, s-maxage=3600, must-revalidate';

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
  const cache = pageCache(maxBytes);
  const running = new Map<string, Rendering>();
  const unfinished = new Set<Rendering>();
  const refresh = refreshQueue((key, maxAgeSeconds) => {
    const { shared } = renderForAll(key, maxAgeSeconds);
    shared.join(nobody());
    return shared.page;
  });
  changes.onChange((changed) => {
    cache.drop(changed);
    for (const { missed } of unfinished) missed.push(changed);
  });
  onNewFigures(() => {
    cache.ageFigures();
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
        const { hasOldFigures } = rendering;
        cache.set(key, compressed, tags, { maxAgeSeconds, hasOldFigures });
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
    const stale = cache.getStale(key);
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
    const cached = changes.isListening() ? cache.get(key) : undefined;
    if (!cached) return undefined;
    if (cached.isDue) refresh(key, cachedAddress(key)?.maxAgeSeconds ?? 0);
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
      ...cache.size(),
    }),
  };
}

function isHtml(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

// In place of a visitor, for a page that is rendered again.
function nobody(): Visitor {
  const { signal } = new AbortController();
  return { network: null, gone: signal, enter: async () => () => {} };
}
