import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A page of a browser that a test has for itself. */
export interface PooledPage {
  context: BrowserContext;
  page: Page;
}

type Kept = [string, string][];

interface Owned extends PooledPage {
  name: string;
  kept: Kept;
  /** What undoes what the test has put in. */
  undo: (() => Promise<void>)[];
  /** Something was done to it that cannot be undone. */
  isWorn: boolean;
  listeners: number;
}

const MOST_AT_REST = 4;
const PATIENCE_MS = 5_000;
// A page that is as good as nothing, of the same site.
const NOWHERE = '/healthz';
const HEARD_OF_PAGES = [
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
const HEARD_OF_CONTEXTS = [...HEARD_OF_PAGES, 'page', 'weberror'] as const;
const UNDONE = ['addInitScript', 'exposeBinding', 'exposeFunction', 'route'];
const LASTING = [
  'grantPermissions',
  'newCDPSession',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
];

/**
 * Pages that tests have one after another: two thirds of what opening a page costs is a new browser for it. Between
 * two tests a page forgets what it has stored and where it was; what files came with a page it still knows, as
 * browsers do that have been here before.
 */
export function openPagePool(start: (options: BrowserContextOptions) => Promise<BrowserContext>) {
  let lent: Owned[] = [];
  let atRest: Owned[] = [];

  async function fresh(name: string, options: BrowserContextOptions, kept: Kept): Promise<Owned> {
    const context = await start(options);
    await context.addInitScript(remember, kept);
    const page = await context.newPage();
    const listeners = heardOf(context);
    const owned: Owned = { name, context, page, kept, undo: [], isWorn: false, listeners };
    for (const each of [context, page]) watch(each, owned);
    return owned;
  }

  return {
    /** A page for a visitor of these options, in whose browser earlier visits have left `kept`; `isNew`: none has had it. */
    async lend(options: BrowserContextOptions, kept: Kept, isNew: boolean): Promise<PooledPage> {
      const name = JSON.stringify([options, kept]);
      const used = isNew ? undefined : atRest.find((each) => each.name === name);
      atRest = atRest.filter((each) => each !== used);
      const owned = used ?? (await fresh(name, options, kept));
      owned.isWorn = isNew;
      lent.push(owned);
      if (used) {
        if (options.viewport) await owned.page.setViewportSize(options.viewport);
        await owned.page.evaluate(remember, kept);
      }
      return owned;
    },
    /** Takes back what is lent; `isWhole`: nothing went wrong with it. */
    async takeBack(isWhole: boolean): Promise<void> {
      const back = lent;
      lent = [];
      const areCleared = await Promise.all(back.map((each) => isWhole && cleared(each)));
      atRest.push(...back.filter((_, place) => areCleared[place]));
      const gone = back.filter((_, place) => !areCleared[place]);
      gone.push(...atRest.splice(0, atRest.length - MOST_AT_REST));
      await Promise.all(gone.map(({ context }) => context.close()));
    },
    async closeAll(): Promise<void> {
      await Promise.all([...lent, ...atRest].map(({ context }) => context.close()));
      lent = [];
      atRest = [];
    },
  };
}

// Playwright's own way to fill the storage opens a page for it, which costs as much as the visit.
function remember(entries: [string, string][]): void {
  // The blank page before the first has no storage.
  if (entries.length === 0 || location.protocol === 'about:') return;
  if (sessionStorage.getItem('test:remembered')) return;
  sessionStorage.setItem('test:remembered', 'once');
  for (const [key, value] of entries) localStorage.setItem(key, value);
}

function watch(watched: BrowserContext | Page, owned: Owned): void {
  const methods = watched as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
  const wear = () => {
    owned.isWorn = true;
  };
  for (const name of UNDONE) {
    const own = methods[name];
    if (!own) continue;
    methods[name] = async (...given) => {
      const undoing = (await own.apply(watched, given)) as AsyncDisposable;
      owned.undo.push(async () => undoing[Symbol.asyncDispose]());
      return undoing;
    };
  }
  for (const name of LASTING) {
    const own = methods[name];
    if (!own) continue;
    methods[name] = (...given) => {
      wear();
      return own.apply(watched, given);
    };
  }
  const { emulateMedia } = methods;
  if (emulateMedia) {
    methods.emulateMedia = (...given) => {
      const isOfMedium = Object.keys(given[0] ?? {}).join() === 'media';
      // What else was emulated may have been the visitor's.
      if (!isOfMedium) wear();
      owned.undo.push(() => owned.page.emulateMedia({ media: null }));
      return emulateMedia.apply(watched, given);
    };
  }
  const { clock } = watched;
  Object.defineProperty(watched, 'clock', {
    get: () => {
      wear();
      return clock;
    },
  });
}

async function cleared({ context, page, undo, isWorn, listeners }: Owned): Promise<boolean> {
  if (isWorn || page.isClosed() || heardOf(context) !== listeners) return false;
  try {
    for (const name of HEARD_OF_PAGES) page.removeAllListeners(name);
    // A form asks whether what was typed may go.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    const others = context.pages().filter((each) => each !== page);
    await Promise.all(others.map((each) => each.close()));
    for (const each of undo.splice(0).reverse()) await each();
    await page.mouse.move(0, 0);
    await page.goto(NOWHERE, { timeout: PATIENCE_MS });
    page.removeAllListeners('dialog');
    await context.clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return true;
  } catch {
    // Whatever keeps it from leaving ends with it.
    return false;
  }
}

function heardOf(context: BrowserContext): number {
  // It counts what is heard of it, and its type does not say so.
  const counted = context as unknown as { listenerCount(name: string): number };
  return HEARD_OF_CONTEXTS.reduce((sum, name) => sum + counted.listenerCount(name), 0);
}
