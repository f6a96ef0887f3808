import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/*
 * Tests share browser pages instead of opening a fresh context each, whose HTTP and code caches are empty: to open and
 * hydrate the page of a coin takes 0.9 s of the processor in a fresh context, 0.3 s in a used one. All test files of a
 * worker share the pool, since their sites have the same origin (see `startAtOrigin`). What the
 * browser may keep for minutes, as pictures and badges, may come from a site before.
 *
 * 1. `lend` hands out an idle page whose context has the same options, or opens a fresh one; then sets the width and
 *    the stored entries.
 * 2. While a test has the page, `recordChanges` wraps the methods that change it for good. Changes that can be
 *    undone (UNDOABLE, `emulateMedia`) go onto `undo`; the others (PERMANENT, `clock`) set `isDirty`.
 * 3. `takeBack` resets the page: it undoes those changes, leaves the document, and clears listeners, cookies and
 *    storage. A dirty page, a page of a failed test, or one that cannot be reset is closed.
 *
 * A test that changes a page in a way not listed here asks for a page of its own: `newPage({ isNew: true })`.
 */

/** A page that one test has for itself. */
export interface PooledPage {
  context: BrowserContext;
  page: Page;
}

type StoredEntries = [key: string, value: string][];

interface Pooled extends PooledPage {
  /** The options apart from the viewport: a page is reused for the same ones. */
  key: string;
  undo: (() => Promise<void>)[];
  isDirty: boolean;
  /** Listeners on the context when it was opened. */
  listeners: number;
}

const MAX_IDLE = 6;
const RESET_TIMEOUT_MS = 5_000;
// A response of the same site without scripts.
const BLANK_PATH = '/healthz';
const PAGE_EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const;
const CONTEXT_EVENTS = [...PAGE_EVENTS, 'page', 'weberror'] as const;
/** Methods of pages and contexts that return a disposable. */
const UNDOABLE = ['addInitScript', 'exposeBinding', 'exposeFunction', 'route'];
const PERMANENT = [
  'grantPermissions',
  'newCDPSession',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
];

/** A pool of pages whose contexts `openContext` opens. */
export function openPagePool(
  openContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
) {
  let lent: Pooled[] = [];
  let idle: Pooled[] = [];

  async function openPage(key: string, options: BrowserContextOptions): Promise<Pooled> {
    const context = await openContext(options);
    const page = await context.newPage();
    const listeners = countListeners(context);
    const pooled: Pooled = { key, context, page, undo: [], isDirty: false, listeners };
    for (const target of [context, page]) recordChanges(target, pooled);
    return pooled;
  }

  return {
    /** A page with these options and local storage entries; `isNew`: a fresh one, closed after the test. */
    async lend(
      options: BrowserContextOptions,
      stored: StoredEntries,
      isNew: boolean,
    ): Promise<PooledPage> {
      const key = JSON.stringify({ ...options, viewport: null });
      const reused = isNew ? undefined : idle.findLast((pooled) => pooled.key === key);
      idle = idle.filter((pooled) => pooled !== reused);
      const pooled = reused ?? (await openPage(key, options));
      pooled.isDirty = isNew;
      lent.push(pooled);
      if (stored.length > 0) await pooled.context.addInitScript(store, stored);
      if (reused) {
        if (options.viewport) await pooled.page.setViewportSize(options.viewport);
        await pooled.page.evaluate(store, stored);
      }
      return pooled;
    },
    /** Resets or closes every lent page; `isReusable`: the test passed. */
    async takeBack(isReusable: boolean): Promise<void> {
      const returned = lent;
      lent = [];
      const areReset = await Promise.all(returned.map((pooled) => isReusable && reset(pooled)));
      idle.push(...returned.filter((_, index) => areReset[index]));
      const closing = returned.filter((_, index) => !areReset[index]);
      closing.push(...idle.splice(0, idle.length - MAX_IDLE));
      await Promise.all(closing.map(({ context }) => context.close()));
    },
  };
}

// Runs in the page. Playwright's `storageState` would open another page to fill the storage.
function store(entries: [string, string][]): void {
  // The initial blank page has no storage.
  if (entries.length === 0 || location.protocol === 'about:') return;
  if (sessionStorage.getItem('test:stored')) return;
  sessionStorage.setItem('test:stored', 'once');
  for (const [key, value] of entries) localStorage.setItem(key, value);
}

function recordChanges(target: BrowserContext | Page, pooled: Pooled): void {
  const methods = target as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  for (const name of UNDOABLE) {
    const original = methods[name];
    if (!original) continue;
    methods[name] = async (...args) => {
      const change = (await original.apply(target, args)) as AsyncDisposable;
      pooled.undo.push(async () => change[Symbol.asyncDispose]());
      return change;
    };
  }
  for (const name of PERMANENT) {
    const original = methods[name];
    if (!original) continue;
    methods[name] = (...args) => {
      pooled.isDirty = true;
      return original.apply(target, args);
    };
  }
  const { emulateMedia } = methods;
  if (emulateMedia) {
    methods.emulateMedia = (...args) => {
      // Other emulations may replace one of the context's options.
      if (Object.keys(args[0] ?? {}).join() !== 'media') pooled.isDirty = true;
      pooled.undo.push(async () => void (await emulateMedia.call(target, { media: null })));
      return emulateMedia.apply(target, args);
    };
  }
  const { clock } = target;
  Object.defineProperty(target, 'clock', {
    get: () => {
      pooled.isDirty = true;
      return clock;
    },
  });
}

/** Makes a page reusable; false if it is not. */
async function reset({ context, page, undo, isDirty, listeners }: Pooled): Promise<boolean> {
  if (isDirty || page.isClosed() || countListeners(context) !== listeners) return false;
  try {
    for (const name of PAGE_EVENTS) page.removeAllListeners(name);
    // A changed form asks before it is left.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    const extraPages = context.pages().filter((open) => open !== page);
    await Promise.all(extraPages.map((open) => open.close()));
    for (const undoChange of undo.splice(0).reverse()) await undoChange();
    await page.mouse.move(0, 0);
    await page.goto(BLANK_PATH, { timeout: RESET_TIMEOUT_MS });
    page.removeAllListeners('dialog');
    await context.clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return true;
  } catch {
    return false;
  }
}

function countListeners(context: BrowserContext): number {
  // A context is an EventEmitter, though its type lacks `listenerCount`.
  const emitter = context as unknown as { listenerCount(name: string): number };
  return CONTEXT_EVENTS.reduce((sum, name) => sum + emitter.listenerCount(name), 0);
}
