import { LRUCache } from 'lru-cache';
import { type CacheTag, type Changed, concerns } from '#db/cache-tags.ts';
import { DAY_MS } from '#domain/time/day.ts';
import type { CompressedPage } from '#http/response/page.ts';

/** The longest time for which a page with figures is served while it is rendered again. */
const MAX_STALE_MS = 120_000;
/** Tags of pages that grow old without a change. */
const AGEING = ['figures', 'news', 'passing', 'any'] as const satisfies CacheTag[];

interface CachedPage {
  page: CompressedPage;
  tags: ReadonlySet<CacheTag>;
  renderedAtMs: number;
  /** From then on it is rendered again. */
  freshUntilMs: number;
  /** Until then it may be served meanwhile. */
  servedUntilMs: number;
}

/** Rendered pages in memory by their keys. `maxBytes`: of all pages, compressed, without their headers. */
export function pageCache(maxBytes: number) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.br.body.length,
  });
  return {
    /** The page that may be served, and whether it is to be rendered again. */
    get(key: string): { page: CompressedPage; isDue: boolean } | undefined {
      const cached = cache.get(key);
      const nowMs = Date.now();
      // Before the rendering when the clock was set back: then the age is unknown.
      if (!cached || nowMs < cached.renderedAtMs || nowMs >= cached.servedUntilMs) return undefined;
      return { page: cached.page, isDue: nowMs >= cached.freshUntilMs };
    },
    /** The page, however old. */
    getStale: (key: string) => cache.peek(key)?.page,
    /** Stores a page rendered now. `hasOldFigures`: newer ones came during its rendering. */
    set(
      key: string,
      page: CompressedPage,
      tags: ReadonlySet<CacheTag>,
      { maxAgeSeconds, hasOldFigures }: { maxAgeSeconds: number; hasOldFigures: boolean },
    ): void {
      const times = timesOf(tags, maxAgeSeconds);
      if (hasOldFigures && tags.has('figures')) times.freshUntilMs = 0;
      cache.set(key, { page, tags, ...times });
    },
    /** Whether a page is stored that shows look-alikes. */
    hasLookAlikes: (key: string) => cache.peek(key)?.tags.has('look-alikes') ?? false,
    /** Drops one page. */
    delete: (key: string) => cache.delete(key),
    /** Drops the pages that read something of a change. */
    drop(changed: Changed): void {
      const dropped = [...cache.entries()].filter(([, { tags }]) => concerns(changed, tags));
      for (const [key] of dropped) cache.delete(key);
    },
    /** Has all pages with figures rendered again. */
    ageFigures(): void {
      for (const cached of cache.values()) if (cached.tags.has('figures')) cached.freshUntilMs = 0;
    },
    /** `bytes`: compressed, without headers. */
    size: () => ({ pages: cache.size, bytes: cache.calculatedSize }),
  };
}

/** Whether a page with these tags grows old without a change. */
export function isAgeing(tags: ReadonlySet<CacheTag>): boolean {
  return AGEING.some((tag) => tags.has(tag));
}

// Every page shows what is due today (UTC), so that none outlives the day.
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
