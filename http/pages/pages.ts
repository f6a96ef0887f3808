import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScreenAtPath } from '#app/context/screens.ts';
import type { CacheTag, Changed } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import type { IdentifierCache } from '#domain/look-alike/identifier-cache.ts';
import type { NewFigures } from '#domain/market/market.ts';
import { type Admission, clientGone } from '#http/limits/admission.ts';
import { RESPONSE_TIMEOUT_MS } from '#http/limits/read-deadline.ts';
import { acceptedEncoding } from '#http/response/negotiation.ts';
import { freeText, type Page, sendPage } from '#http/response/page.ts';
import { cacheKeys } from './cache-key.ts';
import { cachedRenderings } from './cached-renderings.ts';
import { pageCache } from './page-cache.ts';
import { type PageParts, pageMaker } from './page-maker.ts';
import { refreshQueue } from './refresh-queue.ts';
import type { Visitor } from './shared-rendering.ts';

/** The longest wait until it is known which pages a change of identifiers concerns. */
const MAX_CATCH_UP_MS = 1_000;

interface Parts extends PageParts {
  screens: ScreenAtPath[];
  changes: Pick<Changes, 'isListening' | 'onChange'>;
  /** Tells which pages a change of identifiers concerns. */
  identifiers: Pick<IdentifierCache, 'onLookAlikes' | 'isBehind' | 'catchUp'>;
  /** `listener` is called when market figures change. */
  onNewFigures: (listener: (change: NewFigures) => void) => void;
  admission: Pick<Admission, 'enter' | 'shareOf'>;
  /** The page for a visitor whose request is refused. */
  busyPage: (address: string) => Page;
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
export function pageServer({
  screens,
  changes,
  identifiers,
  onNewFigures,
  admission,
  busyPage,
  maxBytes,
  ...parts
}: Parts) {
  let hits = 0;
  let misses = 0;
  let uncacheable = 0;
  const cachedAddress = cacheKeys(screens);
  const cache = pageCache(maxBytes);
  const { renderPage, tooLate } = pageMaker(parts);
  const renderings = cachedRenderings(renderPage, cache, changes);
  const refresh = refreshQueue((key, maxAgeSeconds) => {
    const shared = renderings.ofPage(key, maxAgeSeconds);
    shared.join(nobody());
    return shared.page;
  });
  const dropChanged = (changed: Changed) => {
    cache.drop(changed);
    renderings.noteChange(changed);
  };
  changes.onChange(dropChanged);
  // Renderings need no note of new look-alikes: a change of identifiers comes first, and that is noted.
  identifiers.onLookAlikes(cache.drop);
  onNewFigures(({ hasOtherCoins }) => {
    if (hasOtherCoins) dropChanged(new Set<CacheTag>(['market-coins']));
    cache.ageFigures();
    renderings.noteNewFigures();
  });

  async function pageForAll(key: string, maxAgeSeconds: number, visitor: Visitor) {
    misses += 1;
    const stale = cache.getStale(key);
    const shared = renderings.ofPage(key, maxAgeSeconds);
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

  function freshPage(key: string): Page | undefined {
    const cached = changes.isListening() ? cache.get(key) : undefined;
    if (!cached) return undefined;
    if (cached.isDue) refresh(key, cachedAddress(key)?.maxAgeSeconds ?? 0);
    hits += 1;
    return cached.page;
  }

  // A page with look-alikes waits until it is known whether a change of identifiers concerns it; one that would wait for long is
  // dropped.
  async function awaitLookAlikes(key: string): Promise<void> {
    if (!cache.hasLookAlikes(key)) return;
    await Promise.race([identifiers.catchUp(), sleep(MAX_CATCH_UP_MS, null, { ref: false })]);
    if (identifiers.isBehind()) cache.delete(key);
  }

  // Returns false for requests that are not for a public page, and leaves them unanswered.
  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { method, url: address = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    // Most addresses are their own key.
    if (identifiers.isBehind()) await awaitLookAlikes(address);
    let fresh = freshPage(address);
    const cached = fresh ? null : cachedAddress(address);
    if (!fresh && !cached) return false;
    if (cached?.key && cached.key !== address) {
      if (identifiers.isBehind()) await awaitLookAlikes(cached.key);
      fresh = freshPage(cached.key);
    }
    if (fresh) {
      await sendPage(fresh, encoding, request, response);
      return true;
    }
    const visitor = visitorOf(request, response, admission, { isForAll: Boolean(cached?.key) });
    const rendered = cached?.key
      ? pageForAll(cached.key, cached.maxAgeSeconds, visitor)
      : pageForOne(address, visitor);
    const page = await inTime(rendered, tooLate);
    if (visitor.gone.aborted) return true;
    await sendPage(page ?? busyPage(address), encoding, request, response);
    const isForOne = page && page !== tooLate && !cached?.key;
    if (isForOne) freeText(page, encoding);
    return true;
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

/** The page; `otherwise` if it takes longer than a visitor may wait. */
async function inTime(page: Promise<Page | null>, otherwise: Page): Promise<Page | null> {
  const { promise: late, resolve } = Promise.withResolvers<Page>();
  const deadline = setTimeout(() => resolve(otherwise), RESPONSE_TIMEOUT_MS);
  return Promise.race([page, late]).finally(() => clearTimeout(deadline));
}

function visitorOf(
  request: IncomingMessage,
  response: ServerResponse,
  admission: Parts['admission'],
  options: { isForAll: boolean },
): Visitor {
  return {
    network: admission.shareOf(request)?.network ?? null,
    gone: clientGone(response),
    enter: (withdrawn) => admission.enter(request, withdrawn, options),
  };
}

// In place of a visitor, for a page that is rendered again.
function nobody(): Visitor {
  const { signal } = new AbortController();
  return { network: null, gone: signal, enter: async () => () => {} };
}
