import { type CacheTag, type Changed, concerns } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import { compressedPage, type Page } from '#http/response/page.ts';
import type { pageCache } from './page-cache.ts';
import type { pageMaker } from './page-maker.ts';
import { type SharedRendering, STUCK_MS, sharedRendering } from './shared-rendering.ts';

interface Rendering {
  shared: SharedRendering<Page>;
  /** The changes since its start. */
  missed: Changed[];
  hasOldFigures: boolean;
}

/** Renders pages for the cache, each once for all who ask meanwhile. A page that was rendered while it changed is not cached. */
export function cachedRenderings(
  renderPage: ReturnType<typeof pageMaker>['renderPage'],
  cache: ReturnType<typeof pageCache>,
  changes: Pick<Changes, 'isListening'>,
) {
  const running = new Map<string, Rendering>();
  const unfinished = new Set<Rendering>();

  function start(key: string, maxAgeSeconds: number): Rendering {
    const shared = sharedRendering(async () => {
      const { page, source, isCacheable, tags } = await renderPage(key, cache.getEarlier(key));
      if (!isCacheable) return page;
      const compressed = await compressedPage(page);
      const isCurrent = running.get(key) === rendering && changes.isListening();
      if (isCurrent && !rendering.missed.some((changed) => mayConcern(changed, tags))) {
        const { hasOldFigures } = rendering;
        cache.set(key, { page: compressed, source, tags }, { maxAgeSeconds, hasOldFigures });
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

  return {
    /** The rendering of a page that runs, or a new one: a request after a change must not join a rendering from before it. */
    ofPage(key: string, maxAgeSeconds: number): SharedRendering<Page> {
      const joined = running.get(key);
      const isUpToDate = joined?.missed.length === 0;
      return (isUpToDate ? joined : start(key, maxAgeSeconds)).shared;
    },
    noteChange(changed: Changed): void {
      for (const { missed } of unfinished) missed.push(changed);
    },
    noteNewFigures(): void {
      for (const rendering of unfinished) rendering.hasOldFigures = true;
    },
  };
}

// Which look-alikes a change of identifiers concerns is known later.
function mayConcern(changed: Changed, tags: ReadonlySet<CacheTag>): boolean {
  const isOfIdentifiers = changed?.has('identifiers') && tags.has('look-alikes');
  return isOfIdentifiers || concerns(changed, tags);
}
