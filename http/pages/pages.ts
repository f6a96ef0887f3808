import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ScreenAtPath } from '#app/context/screens.ts';
import type { Changes } from '#db/changes.ts';
import { acceptedEncoding } from '#http/answer/negotiation.ts';
import { newPage, type Page, sendPage } from '#http/answer/page.ts';
import { type Admission, clientGone } from '#http/limits/admission.ts';
import { RETRY_AFTER } from '#http/limits/retry-after.ts';
import { NOTHING } from '#http/security/common-headers.ts';
import { contentSecurityPolicy } from '#http/security/security-headers.ts';
import { cacheKeys } from './cache-key.ts';
import type { PublicPage } from './rendering.ts';
import { type SharedRendering, sharedRendering, type Visitor } from './shared-rendering.ts';

/** Text of all cached pages; their compressed forms and headers take half as much again. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** After this, new requests no longer join a rendering that hangs. */
const STUCK_MS = 10_000;
/** The longest wait for a page; above the statement timeout, so that the page itself can report the error. */
const DEADLINE_MS = 12_000;
/** A CDN revalidates after 5 seconds, a browser every time, mostly with 304. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';

interface CachedPage {
  page: Page;
  maxAgeSeconds: number;
  renderedAtMs: number;
}

interface Parts {
  screens: ScreenAtPath[];
  /** Renders the page at a path and query. A page depends on nothing else: it is the same for everyone. */
  render: (address: string) => Promise<PublicPage>;
  changes: Pick<Changes, 'isListening' | 'onChange'>;
  onNewFigures: (listener: () => void) => void;
  /** Headers of every response, except the content security policy. */
  commonHeaders: [name: string, value: string][];
  admission: Pick<Admission, 'enter' | 'shareOf'>;
  /** The page for a visitor whose request is refused. */
  busyPage: (address: string) => Page;
}

/** Requests since the start, and the size of the cache now. */
export interface PageFigures {
  hits: number;
  /** Renderings for the cache, and requests that joined one. */
  misses: number;
  /** Renderings for one visitor, such as searches. */
  uncacheable: number;
  pages: number;
  /** Text only, without compressed forms and headers. */
  bytes: number;
}

/**
 * The page cache in front of the router: a public page is rendered once for all concurrent requests and answered from
 * memory until it is too old or a listing changes. Renderings are queued by `admission`.
 */
export function publicPages({
  screens,
  render,
  changes,
  onNewFigures,
  commonHeaders,
  admission,
  busyPage,
}: Parts) {
  let hits = 0;
  let misses = 0;
  let uncacheable = 0;
  const cachedAddress = cacheKeys(screens);
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ page }) => page.text.length,
  });
  const running = new Map<string, SharedRendering<Page>>();
  changes.onChange(() => {
    cache.clear();
    // A request after the change must not join a rendering from before it.
    running.clear();
  });
  onNewFigures(() => {
    for (const pages of [cache, running]) {
      for (const key of pages.keys()) if (cachedAddress(key)?.hasFigures) pages.delete(key);
    }
  });

  async function renderPage(address: string): Promise<{ page: Page; isCacheable: boolean }> {
    const { status, headers, text, ownScripts } = await render(address);
    // Loaders set the header to keep a page out: app/listing/paged-data.server.ts.
    const isCacheable = status === 200 && !headers.has('Cache-Control');
    const page = newPage(status, text, [
      ...commonHeaders,
      // JSON may run no script, even where its text looks like one of ours.
      ['Content-Security-Policy', isHtml(headers) ? contentSecurityPolicy(ownScripts) : NOTHING],
      ['Cache-Control', status < 400 ? CACHE_CONTROL : 'no-store'],
      ...[...headers].filter(([name]) => name !== 'cache-control'),
    ]);
    return { page, isCacheable };
  }

  function renderForAll(key: string, maxAgeSeconds: number): SharedRendering<Page> {
    const joined = running.get(key);
    if (joined) return joined;
    const rendering = sharedRendering(async () => {
      const { page, isCacheable } = await renderPage(key);
      if (isCacheable && isCurrent() && changes.isListening()) {
        cache.set(key, { page, maxAgeSeconds, renderedAtMs: Date.now() });
      }
      return page;
    });
    const isCurrent = () => running.get(key) === rendering;
    const leave = () => isCurrent() && running.delete(key);
    const stuck = setTimeout(leave, STUCK_MS).unref();
    const ended = () => {
      leave();
      clearTimeout(stuck);
    };
    rendering.page.then(ended, ended);
    running.set(key, rendering);
    return rendering;
  }

  async function pageForAll(key: string, maxAgeSeconds: number, visitor: Visitor) {
    misses += 1;
    const stale = cache.peek(key)?.page;
    const rendering = renderForAll(key, maxAgeSeconds);
    rendering.join(visitor);
    if (!stale) return rendering.page;
    // Stale-if-error (RFC 5861), and also if slow.
    const late = rendering.isLate.then(() => stale);
    const page = await Promise.race([rendering.page, late]).catch(() => stale);
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
    if (!cached || !isFresh(cached) || !changes.isListening()) return undefined;
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
    const visitor = visitorOf(request, answer);
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

  function visitorOf(request: IncomingMessage, answer: ServerResponse): Visitor {
    return {
      network: admission.shareOf(request)?.network ?? null,
      gone: clientGone(answer),
      enter: (withdrawn) => admission.enter(request, withdrawn),
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

function isFresh({ renderedAtMs, maxAgeSeconds }: CachedPage): boolean {
  const ageMs = Date.now() - renderedAtMs;
  // Negative when the clock was set back: then the age is unknown.
  return ageMs >= 0 && ageMs < maxAgeSeconds * 1000;
}
