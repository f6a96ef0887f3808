import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { bundleScript } from '#cli/assets/bundle-script.ts';

const bundle = async (entry: string, LANGUAGES: string[] = ['ar', 'en']) =>
  (await bundleScript(`${import.meta.dirname}/../../app/${entry}`, { LANGUAGES, BUILD: '' })).code;

const [siteHead, siteHeadOfThree, adminHead, followScroll] = await Promise.all([
  bundle('site-head.ts'),
  bundle('site-head.ts', ['ar', 'en', 'fr']),
  bundle('admin-head.ts'),
  bundle('document/follow-scroll.ts'),
]);

interface Visit {
  at?: string;
  stored?: Record<string, string>;
  language?: string | undefined;
  userAgent?: string;
  /** Storage that refuses, as in private mode, or that is full. */
  storage?: 'refused' | 'full' | undefined;
  nowMs?: number;
}

/** The custom element of changes since the last visit. */
interface SinceVisit {
  isNew: boolean;
  attributeChangedCallback(name: string, old: string | null, at: string): void;
}

/** Runs a script in a context that holds only the browser interfaces it uses. */
function visit(
  script: string,
  { at = '/', stored = {}, language = 'en-GB', nowMs = 0, ...options }: Visit = {},
) {
  let now = nowMs;
  const { pathname, search, hash } = new URL(at, 'https://site.example');
  const storage = new Map(Object.entries(stored));
  const replaced: string[] = [];
  const timers: { run: () => void; milliseconds: number }[] = [];
  const listeners = new Map<string, ((event: object) => void)[]>();
  const listen = (name: string, listener: (event: object) => void) =>
    void listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const fire = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  let SinceVisitElement: (new () => SinceVisit) | undefined;
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const dataset: Record<string, string> = {};
  const rootAttributes = new Set<string>();
  const lineProperties = new Map<string, string>();
  const bodyClasses = new Set<string>();
  class Element {
    inToggle: boolean;
    constructor(inToggle: boolean) {
      this.inToggle = inToggle;
    }
    closest(selector: string) {
      return this.inToggle && selector === '[data-theme-toggle]' ? this : null;
    }
  }
  class Link extends Element {
    lang: string;
    href: string;
    pathname: string;
    search: string;
    constructor(lang: string, href: string) {
      super(false);
      const address = new URL(href, 'https://site.example');
      this.lang = lang;
      this.href = address.href;
      this.pathname = address.pathname;
      this.search = address.search;
    }
    override closest(selector: string) {
      return selector === 'a[data-language-toggle]' ? this : null;
    }
  }
  class HTMLElement {
    isNew = false;
    toggleAttribute(name: string, on: boolean) {
      if (name === 'data-new') this.isNew = on;
    }
  }
  class HTMLImageElement {
    dataset: Record<string, string> = {};
  }
  const tag = { content: 'dark', dataset: { dark: 'dark', light: 'light' } };
  const line = {
    style: { setProperty: (name: string, value: string) => void lineProperties.set(name, value) },
  };
  const page = {
    location: { pathname, search, hash, replace: (address: string) => replaced.push(address) },
    navigator: { language, userAgent: options.userAgent ?? 'Mozilla/5.0 (X11) Firefox/150.0' },
    localStorage: {
      getItem: options.storage === 'refused' ? refuse : (key: string) => storage.get(key) ?? null,
      setItem: options.storage
        ? refuse
        : (key: string, value: string) => void storage.set(key, value),
    },
    document: {
      addEventListener: (
        name: string,
        listener: (event: object) => void,
        options?: { capture: boolean },
      ) => void (options?.capture && listen(name, listener)),
      getElementById: () => null,
      documentElement: {
        dataset,
        scrollHeight: 3000,
        toggleAttribute: (name: string, on: boolean) => void toggle(rootAttributes, name, on),
      },
      querySelector: (selector: string) =>
        ({ 'meta[name=theme-color]': tag, '.scroll-progress': line })[selector] ?? null,
      body: {
        classList: {
          toggle: (name: string, on = !bodyClasses.has(name)) => toggle(bodyClasses, name, on),
        },
      },
    },
    Date: { now: () => now, parse: Date.parse },
    Element,
    HTMLElement,
    HTMLImageElement,
    customElements: {
      define: (name: string, element: new () => SinceVisit) => {
        if (name === 'since-visit') SinceVisitElement = element;
      },
    },
    scrollY: 0,
    innerHeight: 1000,
    setTimeout: (run: () => void, milliseconds: number) => void timers.push({ run, milliseconds }),
    addEventListener: listen,
  };
  runInContext(script, createContext(page));
  return {
    page,
    replaced,
    timers,
    dataset,
    rootAttributes,
    lineProperties,
    bodyClasses,
    frameColour: () => tag.content,
    stored: () => Object.fromEntries(storage),
    isGated: () => 'firstVisit' in dataset,
    fire,
    followLink: (lang: string, href: string, keys: object = {}) => {
      let isPrevented = false;
      const preventDefault = () => {
        isPrevented = true;
      };
      fire('click', { target: new Link(lang, href), preventDefault, ...keys });
      return isPrevented;
    },
    click: (inToggle: boolean) => fire('click', { target: new Element(inToggle) }),
    leave: (atMs: number) => {
      now = atMs;
      fire('pagehide');
    },
    /** Times of those changes that are highlighted as new. */
    highlighted: (changesMs: number[]) =>
      changesMs.filter((atMs) => {
        if (!SinceVisitElement) throw new Error('the element is not defined');
        const element = new SinceVisitElement();
        element.attributeChangedCallback('at', null, new Date(atMs).toISOString());
        return element.isNew;
      }),
  };
}

function toggle(set: Set<string>, name: string, on: boolean): boolean {
  if (on) set.add(name);
  else set.delete(name);
  return on;
}

const visited = (language: string) => ({ lang: language, hasVisitedBefore: 'true' });
/** Everything stored but the time of the visit. */
const storedBy = ({ stored }: Pick<ReturnType<typeof visit>, 'stored'>) => {
  const { visit: _, ...rest } = stored();
  return rest;
};

/** The outcome of a visit; `isOver`: after the loading screen has timed out. */
function outcomeOf(options: Visit, { isOver = false, script = siteHead } = {}) {
  const browser = visit(script, options);
  if (isOver) browser.timers[0]?.run();
  return {
    replaced: browser.replaced,
    isGated: browser.isGated(),
    waits: browser.timers.map(({ milliseconds }) => milliseconds),
    stored: storedBy(browser),
  };
}

const STAYS = { replaced: [], isGated: false, waits: [] };

describe('a first visit, with nothing stored and no prefix', () => {
  const decided = (options: Visit) => outcomeOf(options, { isOver: true });

  test('shows the loading screen and waits 100 ms before it decides', () => {
    const undecided = { replaced: [], isGated: true, waits: [100], stored: {} };
    expect(outcomeOf({ at: '/coin/bitcoin' })).toEqual(undecided);
  });

  test.each(['ar', 'ar-EG', 'AR-sa'])('stays on the page for a browser in %s', (language) => {
    const outcome = { replaced: [], isGated: false, stored: visited('ar') };
    expect(decided({ at: '/coin/bitcoin', language })).toMatchObject(outcome);
  });

  test.each(['en', 'en-GB', 'tr', 'fr-FR', 'arn', 'arz-x', ''])(
    'moves to English for a browser in "%s"',
    (language) => {
      const outcome = { replaced: ['/en/coin/bitcoin'], isGated: true, stored: visited('en') };
      expect(decided({ at: '/coin/bitcoin', language })).toMatchObject(outcome);
    },
  );

  test.each([
    ['/', '/en'],
    ['/?q=btc#top', '/en?q=btc#top'],
    ['/exchange?q=btc&page=2#list', '/en/exchange?q=btc&page=2#list'],
    ['/enough', '/en/enough'],
    ['/adminer', '/en/adminer'],
    ['https://site.example//evil.example', '/en/evil.example'],
  ])('keeps query and hash: %s moves to %s', (at, to) => {
    expect(decided({ at }).replaced).toEqual([to]);
  });

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  ])('of a crawler never sees the loading screen: %s', (userAgent) => {
    expect(outcomeOf({ userAgent })).toMatchObject(STAYS);
  });
});

describe('with a third language', () => {
  const script = siteHeadOfThree;

  test.each([
    ['fr-CA', ['/fr/news?q=a']],
    ['ar-EG', []],
    ['tr', ['/en/news?q=a']],
  ])('a browser in %s is moved to %j', (language, to) => {
    const { replaced } = outcomeOf({ at: '/news?q=a', language }, { isOver: true, script });
    expect(replaced).toEqual(to);
  });

  test('a returning reader of it is moved without waiting, and its paths store it', () => {
    expect(outcomeOf({ at: '/', stored: visited('fr') }, { script }).replaced).toEqual(['/fr']);
    expect(outcomeOf({ at: '/fr/news' }, { script }).stored).toEqual(visited('fr'));
  });
});

describe('a returning visitor', () => {
  test('who stored English is moved to the English path without waiting', () => {
    const moves = { ...STAYS, replaced: ['/en/news?q=a#b'] };
    expect(outcomeOf({ at: '/news?q=a#b', stored: visited('en') })).toMatchObject(moves);
  });

  test.each([
    ['who stored Arabic', visited('ar')],
    ['whose language was never stored', { hasVisitedBefore: 'true' }],
    ['with an unknown language', { lang: 'xx' }],
  ])('%s stays', (_, stored) => {
    expect(outcomeOf({ at: '/news', stored })).toMatchObject(STAYS);
  });
});

describe('a path that names its language', () => {
  test.each([
    ['/en', 'en', []],
    ['/en/', 'en', []],
    ['/en/coin/bitcoin', 'en', []],
    ['/ar', 'ar', ['/']],
    ['/ar/', 'ar', ['/']],
    ['/AR/news?category=nft#top', 'ar', ['/news?category=nft#top']],
    ['/ar//evil.example', 'ar', ['/evil.example']],
  ])('%s stores %s whatever was stored, and becomes %j at once', (at, language, replaced) => {
    for (const stored of [{}, visited('ar'), visited('en')]) {
      const outcome = { ...STAYS, replaced, stored: visited(language) };
      expect(outcomeOf({ at, stored })).toEqual(outcome);
    }
  });

  test('/ar… stays where the language cannot be stored', () => {
    expect(outcomeOf({ at: '/ar/news', storage: 'full' }).replaced).toEqual([]);
  });
});

test.each(['/admin', '/admin/', '/admin/login', '/Admin/dashboard'])(
  'the admin path %s neither moves nor stores a language',
  (at) => {
    for (const stored of [{}, visited('en')]) {
      expect(outcomeOf({ at, stored })).toEqual({ ...STAYS, stored });
    }
  },
);

describe('failing storage never breaks a page', () => {
  test.each(['/', '/news', '/en', '/en/news', '/ar/news'])(
    'if it is refused, the path %s decides the language',
    (at) => {
      expect(outcomeOf({ at, storage: 'refused' })).toMatchObject(STAYS);
    },
  );

  test.each([
    ['ar', []],
    ['en', ['/en/news']],
  ])('if it is full, a first visit in %s still gets its language', (language, replaced) => {
    const visitor: Visit = { at: '/news', language, storage: 'full' };
    expect(outcomeOf(visitor, { isOver: true }).replaced).toEqual(replaced);
  });

  test('if it is full or refused, the theme is dark and can be changed', () => {
    for (const storage of ['full', 'refused'] as const) {
      const browser = visit(adminHead, { storage });
      expect([...browser.bodyClasses]).toEqual([]);
      browser.click(true);
      expect([...browser.bodyClasses]).toEqual(['light-mode']);
    }
  });
});

describe('the theme', () => {
  test.each([
    ['nothing', undefined, []],
    ['true', 'true', []],
    ['false', 'false', ['light-mode']],
    ['no JSON', 'light', []],
    ['null', 'null', []],
  ])('with %s stored', (_, darkMode, classes) => {
    const browser = visit(adminHead, { stored: darkMode === undefined ? {} : { darkMode } });
    expect([...browser.bodyClasses]).toEqual(classes);
    expect(browser.frameColour()).toBe(classes.length > 0 ? 'light' : 'dark');
  });

  test('changes with its button, and the choice is stored as a JSON boolean', () => {
    const browser = visit(adminHead);
    browser.click(true);
    expect([...browser.bodyClasses]).toEqual(['light-mode']);
    expect(storedBy(browser)).toEqual({ darkMode: 'false' });
    expect(browser.frameColour()).toBe('light');
    browser.click(true);
    expect([...browser.bodyClasses]).toEqual([]);
    expect(browser.frameColour()).toBe('dark');
    expect(storedBy(browser)).toEqual({ darkMode: 'true' });
  });

  test('does not change with a click elsewhere', () => {
    const browser = visit(adminHead);
    browser.click(false);
    browser.fire('click', { target: {} });
    expect(storedBy(browser)).toEqual({});
  });

  test('follows a change in another tab', () => {
    const browser = visit(adminHead);
    browser.fire('storage', { key: 'darkMode', newValue: 'false' });
    expect([...browser.bodyClasses]).toEqual(['light-mode']);
    browser.fire('storage', { key: 'lang', newValue: 'ar' });
    expect([...browser.bodyClasses]).toEqual(['light-mode']);
    browser.fire('storage', { key: 'darkMode', newValue: null });
    expect([...browser.bodyClasses]).toEqual([]);
  });
});

describe('the link to the other language, before React starts,', () => {
  test.each([
    ['/en/coin/bitcoin?a=1#about', 'ar', '/ar/coin/bitcoin?a=1', '/coin/bitcoin?a=1#about'],
    ['/en', 'ar', '/ar', '/'],
    ['/news#top', 'en', '/en/news', '/en/news#top'],
    ['/arbitrum', 'en', '/en/arbitrum', '/en/arbitrum'],
  ])('on %s stores %s and replaces the page with its twin', (at, lang, href, to) => {
    const browser = visit(siteHead, { at });
    expect(browser.followLink(lang, href)).toBe(true);
    expect(browser.replaced).toEqual([to]);
    expect(storedBy(browser)).toEqual(visited(lang));
  });

  test('names the language in the path if storage is full', () => {
    const browser = visit(siteHead, { at: '/en/news', storage: 'full' });
    browser.followLink('ar', '/ar/news');
    expect(browser.replaced).toEqual(['https://site.example/ar/news']);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { defaultPrevented: true }])(
    'ignores a click with %o',
    (keys) => {
      const browser = visit(siteHead, { at: '/en/news' });
      expect(browser.followLink('ar', '/ar/news', keys)).toBe(false);
      expect(browser.replaced).toEqual([]);
    },
  );
});

test('the page is marked as scrolled past 50 px, and its progress goes from 0 to 1', () => {
  const browser = visit(followScroll);
  const scrollTo = (y: number) => {
    browser.page.scrollY = y;
    browser.fire('scroll');
    return [browser.rootAttributes.has('data-scrolled'), browser.lineProperties.get('--scrolled')];
  };
  expect(scrollTo(50)).toEqual([false, '0.025']);
  expect(scrollTo(51)).toEqual([true, '0.0255']);
  expect(scrollTo(2500)).toEqual([true, '1']);
  browser.page.document.documentElement.scrollHeight = 500;
  expect(scrollTo(0)).toEqual([false, '0']);
});

test('each picture has the state shown or broken, and other elements have none', () => {
  const browser = visit(adminHead);
  const [shown, broken] = [
    new browser.page.HTMLImageElement(),
    new browser.page.HTMLImageElement(),
  ];
  const frame = { dataset: {} };
  browser.fire('load', { target: shown });
  browser.fire('error', { target: broken });
  browser.fire('load', { target: frame });
  expect(shown.dataset).toEqual({ state: 'shown' });
  expect(broken.dataset).toEqual({ state: 'broken' });
  expect(frame.dataset).toEqual({});
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START_MS = Date.UTC(2026, 10, 1);
const [YESTERDAY, TOMORROW] = [START_MS - DAY_MS, START_MS + DAY_MS];

describe('changes since the last visit', () => {
  /** A browser that opens pages one after the other. */
  function browser(storage?: 'refused') {
    let stored: Record<string, string> = {};
    return (nowMs: number, leftMs = nowMs) => {
      const page = visit(siteHead, { at: '/en', nowMs, stored, storage });
      page.leave(leftMs);
      stored = page.stored();
      return page;
    };
  }

  test('on a first visit nothing is new', () => {
    const open = browser();
    expect(open(START_MS).highlighted([YESTERDAY, TOMORROW])).toEqual([]);
    expect(open(START_MS + MINUTE_MS).highlighted([YESTERDAY, START_MS + 1])).toEqual([]);
  });

  test('on the next visit later changes are new until the visit ends', () => {
    const open = browser();
    open(START_MS);
    const later = START_MS + 2 * DAY_MS;
    expect(open(later).highlighted([YESTERDAY, TOMORROW])).toEqual([TOMORROW]);
    expect(open(later + 10 * MINUTE_MS).highlighted([YESTERDAY, TOMORROW])).toEqual([TOMORROW]);
    expect(open(later + DAY_MS).highlighted([YESTERDAY, TOMORROW])).toEqual([]);
  });

  test('a page that stays open for long is one visit', () => {
    const open = browser();
    open(START_MS, START_MS + 3 * DAY_MS);
    expect(open(START_MS + 4 * DAY_MS).highlighted([TOMORROW])).toEqual([]);
  });

  test('without storage every visit is the first', () => {
    const open = browser('refused');
    open(START_MS);
    expect(open(START_MS + 2 * DAY_MS).highlighted([TOMORROW])).toEqual([]);
  });
});
