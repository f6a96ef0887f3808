import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isScreen, isWithoutFigures, type SharedPage, sharedPage } from '#app/routes/site/kept.ts';
import type { Changes } from '#db/changes.ts';
import { acceptedEncoding } from '#http/answer/accepted-encoding.ts';
import { newPage, type Page, sendPage } from '#http/answer/page.ts';
import { type Admission, departureOf } from '#http/limits/admission.ts';
import { NOTHING } from '#http/security/common-headers.ts';
import { contentSecurityPolicy } from '#http/security/security-headers.ts';
import type { PublicPage } from './rendering.ts';
import { type SharedRendering, sharedRendering, type Visitor } from './shared-rendering.ts';

/** Of all pages together, as text; compressed and with their headers they come to half of it again. */
const MOST_KEPT_BYTES = 32 * 1024 * 1024;
/** Whoever asks after this does not wait for a rendering that hangs. */
const STUCK_MILLISECONDS = 10_000;
/** Nobody waits for longer. More than a statement may take, so that the page itself mostly says what is wrong. */
const DEADLINE_MILLISECONDS = 12_000;
/** A cache in front asks this often; a browser asks every time, and hears "unchanged". */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';

interface Kept {
  page: Page;
  seconds: number;
  sinceMs: number;
}

interface Parts {
  /** The page at a path with its query. It is told nothing else of who asks: pages are the same for everyone. */
  render: (address: string) => Promise<PublicPage>;
  changes: Pick<Changes, 'areHeard' | 'onChange'>;
  onNewFigures: (tell: () => void) => void;
  /** Of every answer, but for the content security policy. */
  commonHeaders: [name: string, value: string][];
  admission: Pick<Admission, 'enter' | 'shareOf'>;
  /** The page for who is refused at an address. */
  busyPage: (address: string) => Page;
}

/** How pages have been had so far, and what is kept of them now. */
export interface PageFigures {
  /** Answered from memory. */
  hits: number;
  /** Rendered, or waited for with others, to be kept. */
  misses: number;
  /** Rendered for one visitor: searches, and addresses none of our links has. */
  unkept: number;
  pages: number;
  /** Of the text alone. */
  bytes: number;
}

/**
 * Public pages: rendered once for all who ask at the same time, kept as bytes until a listing changes, and answered
 * from memory. Renderings wait for their turn.
 */
export function publicPages({
  render,
  changes,
  onNewFigures,
  commonHeaders,
  admission,
  busyPage,
}: Parts) {
  let hits = 0;
  let misses = 0;
  let unkept = 0;
  const store = new LRUCache<string, Kept>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ page }) => page.text.length,
  });
  const awaited = new Map<string, SharedRendering<Page>>();
  const forget = () => {
    store.clear();
    // Who asks from now on must not be given what was being rendered before.
    awaited.clear();
  };
  changes.onChange(forget);
  onNewFigures(() => {
    for (const kept of [store, awaited]) {
      for (const address of kept.keys()) if (!isWithoutFigures(address)) kept.delete(address);
    }
  });

  async function renderPage(address: string): Promise<{ page: Page; mayKeep: boolean }> {
    const { status, headers, text, ownScripts } = await render(address);
    const mayKeep = status === 200 && !headers.has('Cache-Control');
    const page = newPage(status, text, [
      ...commonHeaders,
      // What is in data is allowed nothing, however much it looks like a script of ours.
      ['Content-Security-Policy', isHtml(headers) ? contentSecurityPolicy(ownScripts) : NOTHING],
      ['Cache-Control', status < 400 ? CACHE_CONTROL : 'no-store'],
      ...[...headers].filter(([name]) => name !== 'cache-control'),
    ]);
    return { page, mayKeep };
  }

  function renderToKeep({ address, seconds }: SharedPage): SharedRendering<Page> {
    const running = awaited.get(address);
    if (running) return running;
    const rendering = sharedRendering(async () => {
      const { page, mayKeep } = await renderPage(address);
      if (mayKeep && isAwaited() && changes.areHeard()) {
        store.set(address, { page, seconds, sinceMs: Date.now() });
      }
      return page;
    });
    const isAwaited = () => awaited.get(address) === rendering;
    const leave = () => isAwaited() && awaited.delete(address);
    const stuck = setTimeout(leave, STUCK_MILLISECONDS).unref();
    const ended = () => {
      leave();
      clearTimeout(stuck);
    };
    rendering.page.then(ended, ended);
    awaited.set(address, rendering);
    return rendering;
  }

  async function pageToShare(shared: SharedPage, visitor: Visitor): Promise<Page | null> {
    misses += 1;
    const old = store.peek(shared.address)?.page;
    const rendering = renderToKeep(shared);
    rendering.join(visitor);
    if (!old) return rendering.page;
    // Better an old page than none.
    const late = rendering.isLate.then(() => old);
    const page = await Promise.race([rendering.page, late]).catch(() => old);
    return page && page.status < 500 ? page : old;
  }

  async function pageForOne(address: string, { enter, left }: Visitor): Promise<Page | null> {
    unkept += 1;
    const end = await enter(left);
    if (!end) return null;
    try {
      return (await renderPage(address)).page;
    } finally {
      end();
    }
  }

  async function inTime(page: Promise<Page | null>): Promise<Page | null> {
    const { promise: late, resolve } = Promise.withResolvers<Page>();
    const deadline = setTimeout(() => resolve(tooLate), DEADLINE_MILLISECONDS);
    return Promise.race([page, late]).finally(() => clearTimeout(deadline));
  }

  const tooLate = newPage(503, 'Unexpected Application Error!', [
    ...commonHeaders,
    ['Content-Security-Policy', contentSecurityPolicy()],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ['Retry-After', '5'],
  ]);

  function freshPage(address: string): Page | undefined {
    const kept = store.get(address);
    if (!kept || !isFresh(kept) || !changes.areHeard()) return undefined;
    hits += 1;
    return kept.page;
  }

  // Answers whether the request was for a public page; then it has been answered.
  async function answerPage(request: IncomingMessage, answer: ServerResponse): Promise<boolean> {
    const { method, url: address = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const known = freshPage(address);
    if (!known && !isScreen(address)) return false;
    const shared = known ? null : sharedPage(address);
    const fresh = known ?? (shared && shared.address !== address && freshPage(shared.address));
    if (fresh) {
      await sendPage(fresh, encoding, request, answer);
      return true;
    }
    const visitor = visitorOf(request, answer);
    const page = await inTime(shared ? pageToShare(shared, visitor) : pageForOne(address, visitor));
    if (!visitor.left.aborted) {
      await sendPage(page ?? busyPage(address), encoding, request, answer);
    }
    return true;
  }

  function visitorOf(request: IncomingMessage, answer: ServerResponse): Visitor {
    return {
      network: admission.shareOf(request)?.network ?? null,
      left: departureOf(answer),
      enter: (withdrawn) => admission.enter(request, withdrawn),
    };
  }

  return {
    answerPage,
    figures: (): PageFigures => ({
      hits,
      misses,
      unkept,
      pages: store.size,
      bytes: store.calculatedSize,
    }),
  };
}

function isHtml(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

function isFresh({ sinceMs, seconds }: Kept): boolean {
  const ageMs = Date.now() - sinceMs;
  // A clock that was set back says nothing of the age.
  return ageMs >= 0 && ageMs < seconds * 1000;
}
