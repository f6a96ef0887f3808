import { LRUCache } from 'lru-cache';
import { announcedBy, type CacheTag, type Changed, concerns } from '#db/cache-tags.ts';
import { DAY_MS } from '#domain/time/day.ts';
import type { CompressedPage } from '#http/response/page.ts';
import type { PageSource } from './page-maker.ts';

/** The longest time for which a page with figures is served while it is rendered again. */
const MAX_STALE_MS = 120_000;

interface Rendered {
  page: CompressedPage;
  source: PageSource;
  tags: ReadonlySet<CacheTag>;
}

interface CachedPage extends Rendered {
  renderedAtMs: number;
  /** From then on it is rendered again. */
  freshUntilMs: number;
  /** Until then it may be served meanwhile. */
  servedUntilMs: number;
  /** Whether something that it read has changed. It is no longer served, but may turn out to be the same. */
  isOutdated: boolean;
}

/** Rendered pages in memory by their keys. `maxBytes`: of all pages, compressed, without their headers. */
export function pageCache(maxBytes: number) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.br.body.length,
  });
  const current = (key: string) => {
    const cached = cache.peek(key);
    return cached?.isOutdated ? undefined : cached;
  };
  return {
    /** The page that may be served, and whether it is to be rendered again. */
    get(key: string): { page: CompressedPage; isDue: boolean } | undefined {
      const cached = cache.get(key);
      const nowMs = Date.now();
      if (!cached || cached.isOutdated) return undefined;
      // Before the rendering when the clock was set back: then the age is unknown.
      if (nowMs < cached.renderedAtMs || nowMs >= cached.servedUntilMs) return undefined;
      return { page: cached.page, isDue: nowMs >= cached.freshUntilMs };
    },
    /** The page, however old, unless something that it read has changed. */
    getStale: (key: string) => current(key)?.page,
    /** The last page at this address, whatever has changed since. */
    getEarlier: (key: string) => cache.peek(key),
    /** Stores a page rendered now. `hasOldFigures`: newer ones came during its rendering. */
    set(
      key: string,
      rendered: Rendered,
      { maxAgeSeconds, hasOldFigures }: { maxAgeSeconds: number; hasOldFigures: boolean },
    ): void {
      const times = timesOf(rendered.tags, maxAgeSeconds);
      if (hasOldFigures && rendered.tags.has('figures')) times.freshUntilMs = 0;
      const tags = new Set([...rendered.tags].map(inOnePiece));
      cache.set(key, { ...rendered, ...times, tags, isOutdated: false });
    },
    /** Whether a page is stored that shows look-alikes. */
    hasLookAlikes: (key: string) => current(key)?.tags.has('look-alikes') ?? false,
    /** Drops one page. */
    delete(key: string): void {
      const cached = cache.peek(key);
      if (cached) cached.isOutdated = true;
    },
    /** Drops the pages that read something of a change. */
    drop(changed: Changed): void {
      for (const cached of cache.values()) {
        if (concerns(changed, cached.tags)) cached.isOutdated = true;
      }
    },
    /** Has all pages with figures rendered again. */
    ageFigures(): void {
      for (const cached of cache.values()) if (cached.tags.has('figures')) cached.freshUntilMs = 0;
    },
    /** The pages that may be served. `bytes`: compressed, without headers. */
    size() {
      const pages = [...cache.values()].filter(({ isOutdated }) => !isOutdated);
      const bytes = pages.reduce((sum, { page }) => sum + page.br.body.length, 0);
      return { pages: pages.length, bytes };
    },
  };
}

// A tag is put together of two texts, which V8 keeps beside it: 56 bytes instead of 32.
function inOnePiece(tag: CacheTag): CacheTag {
  return Buffer.from(tag).toString() as CacheTag;
}

/** Whether a page with these tags grows old without a change. */
function isAgeing(tags: ReadonlySet<CacheTag>): boolean {
  return [...tags].some((tag) => announcedBy(tag) === 'nothing');
}

// Every page shows what is due today (UTC), so that none outlives the day.
function timesOf(tags: ReadonlySet<CacheTag>, maxAgeSeconds: number) {
  const nowMs = Date.now();
  const endOfDayMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
  const freshUntilMs = isAgeing(tags)
    ? Math.min(endOfDayMs, nowMs + maxAgeSeconds * 1000)
    : endOfDayMs;
  const isServedStale = tags.has('figures') && !tags.has('short-lived');
  const staleUntilMs = Math.min(endOfDayMs, nowMs + MAX_STALE_MS);
  return {
    renderedAtMs: nowMs,
    freshUntilMs,
    servedUntilMs: isServedStale ? Math.max(freshUntilMs, staleUntilMs) : freshUntilMs,
  };
}
