// The functions below run as inline scripts before the first paint. Each is turned into text as it stands,
// so it may use nothing from outside itself.

/** A function that runs early, by itself, with the codes of the languages or with the name of the build. */
export type EarlyScript =
  | (() => void)
  | [run: (languages: readonly string[]) => void, languages: readonly string[]]
  | [run: (build: string) => void, build: string];

/**
 * Decides the language of a first visit, and stores what a path prefix says (requirements 4.1 to 4.4).
 * Storage may throw (private mode, full); then the path alone decides.
 */
export function decideLanguage(languages: readonly string[]): void {
  const { pathname, search, hash } = location;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return 'unreadable';
    }
  };
  const store = (language: string) => {
    try {
      localStorage.setItem('lang', language);
      localStorage.setItem('hasVisitedBefore', 'true');
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  const moveTo = (language: string) => {
    const path = `/${language}/${pathname.replace(/^[/\\]+/, '')}`;
    location.replace(path.replace(/\/$/, '') + search + hash);
  };

  if (/^\/admin(\/|$)/i.test(pathname)) return;
  const [, prefix = ''] = pathname.toLowerCase().split('/');
  if (languages.includes(prefix)) {
    store(prefix);
    return;
  }

  const stored = read('lang');
  if (stored && stored !== 'ar' && languages.includes(stored)) {
    moveTo(stored);
    return;
  }
  // A crawler has no stored language either, and would find every Arabic page turned into English.
  const isCrawler = /(?<!cu)bot|crawl|spider|slurp|inspectiontool|facebookexternalhit/i.test(
    navigator.userAgent,
  );
  if (stored !== null || read('hasVisitedBefore') !== null || isCrawler) return;

  document.documentElement.dataset.firstVisit = '';
  // 100 ms: requirement 4.3.
  setTimeout(() => {
    const [theirs = ''] = String(navigator.language).toLowerCase().split('-');
    const language = languages.includes(theirs) ? theirs : 'en';
    store(language);
    if (language === 'ar') delete document.documentElement.dataset.firstVisit;
    else moveTo(language);
  }, 100);
}

/** Puts the stored theme on the body (dark when nothing is stored) and lets the theme buttons change it. */
export function applyTheme(): void {
  let dark = true;
  try {
    dark = JSON.parse(localStorage.getItem('darkMode') ?? 'true') !== false;
  } catch {
    // Unreadable storage, or not JSON: the default stands.
  }
  const paintFrame = (isLight: boolean) => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    const colour = isLight ? tag?.dataset.light : tag?.dataset.dark;
    if (tag && colour) tag.content = colour;
  };
  const apply = () => paintFrame(document.body.classList.toggle('light-mode', !dark));
  // This runs in the head, ahead of the style sheet: the body gets its class the moment it is there. A script
  // in the body would wait for the sheet, and the browser may paint the empty body in between.
  if (document.body) apply();
  else {
    const awaitBody = new MutationObserver(() => {
      if (!document.body) return;
      awaitBody.disconnect();
      apply();
    });
    awaitBody.observe(document.documentElement, { childList: true });
  }

  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return;
    const isDark = !document.body.classList.toggle('light-mode');
    paintFrame(!isDark);
    try {
      localStorage.setItem('darkMode', JSON.stringify(isDark));
    } catch {
      // The choice then lasts as long as the page.
    }
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'darkMode') return;
    paintFrame(document.body.classList.toggle('light-mode', newValue === 'false'));
  });
}

/**
 * Before React is there, lets the link to the other language do as it does later: hash and history entry stay, and the
 * path has no `/ar`.
 */
export function switchLanguage(): void {
  addEventListener('click', (event) => {
    const { target, defaultPrevented, metaKey, ctrlKey, shiftKey } = event;
    if (!(target instanceof Element) || defaultPrevented || metaKey || ctrlKey || shiftKey) return;
    const link = target.closest<HTMLAnchorElement>('a[data-language-toggle]');
    if (!link) return;
    event.preventDefault();
    try {
      localStorage.setItem('lang', link.lang);
      localStorage.setItem('hasVisitedBefore', 'true');
    } catch {
      // The path says it.
      return location.replace(link.href + location.hash);
    }
    const path = link.pathname.replace(/^\/ar(?=\/|$)/, '') || '/';
    location.replace(path + link.search + location.hash);
  });
}

/**
 * Remembers when this browser was last here, and shows of each change of a ruling whether it came since. It stays in the
 * browser. A visit ends with half an hour without a page; within it the marks stay as they are.
 */
export function markChanges(): void {
  const VISIT_ENDS_MS = 30 * 60_000;
  /** When the visit before this one ended; nothing is new to who has never been here. */
  let before: number | null = null;
  const remember = (isNewPage: boolean) => {
    const now = Date.now();
    const kept = JSON.parse(localStorage.getItem('visit') ?? 'null') ?? { before: null, at: now };
    const isNewVisit = isNewPage && now - kept.at > VISIT_ENDS_MS;
    before = isNewVisit ? kept.at : kept.before;
    localStorage.setItem('visit', JSON.stringify({ before, at: now }));
  };
  try {
    remember(true);
    // Also of a page that stayed open for long.
    addEventListener('pagehide', () => remember(false));
  } catch {
    // Unreadable storage: every visit is the first.
  }
  customElements.define(
    'since-visit',
    class extends HTMLElement {
      static get observedAttributes() {
        return ['at'];
      }
      // As soon as it is there, and when React puts another moment into it.
      attributeChangedCallback(_name: string, _old: string | null, at: string | null) {
        this.toggleAttribute('data-new', before !== null && Date.parse(at ?? '') > before);
      }
    },
  );
}

/** Opens the search box with Ctrl-K, ⌘K or `/`, wherever nobody is typing; by its place where a key writes Arabic. */
export function openSearch(): void {
  // Who speaks to the machine, or whose hand slips, may turn the single key off (WCAG 2.1.4).
  const isOn = () => {
    try {
      return localStorage.getItem('searchKey') !== 'off';
    } catch {
      return true;
    }
  };
  addEventListener('keydown', (event) => {
    const { target, key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    const box = document.getElementById('find');
    if (!box || event.defaultPrevented || event.isComposing || altKey) return;
    const isLatin = /^[!-~]$/.test(key);
    const isK = isLatin ? /^k$/i.test(key) : code === 'KeyK';
    // Some keyboards have the stroke above another sign.
    const isStroke = isLatin ? key === '/' : code === 'Slash' && !shiftKey;
    const isAsked =
      ctrlKey || metaKey ? isK && !shiftKey && ctrlKey !== metaKey : isStroke && isOn();
    const field = 'input, textarea, select, [contenteditable]';
    if (!isAsked || (target instanceof Element && target.closest(field))) return;
    event.preventDefault();
    if (!box.matches(':popover-open')) box.showPopover();
    box.querySelector('input')?.select();
  });
}

/** Keeps what the box of the accessibility statement says of the key `/`: React may not be there yet. */
export function keepSearchKey(): void {
  const key = 'searchKey';
  addEventListener('DOMContentLoaded', () => {
    const box = document.getElementById('search-key');
    try {
      if (box instanceof HTMLInputElement) box.checked = localStorage.getItem(key) !== 'off';
    } catch {
      // A browser that stores nothing keeps the key.
    }
  });
  addEventListener('change', ({ target: box }) => {
    if (!(box instanceof HTMLInputElement) || box.id !== 'search-key') return;
    try {
      if (box.checked) localStorage.removeItem(key);
      else localStorage.setItem(key, 'off');
    } catch {
      box.checked = true;
    }
  });
}

/** Marks the page as scrolled after 50 px (requirement 2.4) and keeps how far it is, for the bar's styles. */
export function followScroll(): void {
  const root = document.documentElement;
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > 50);
    const room = root.scrollHeight - innerHeight;
    root.style.setProperty('--scrolled', String(room > 0 ? Math.min(1, scrollY / room) : 0));
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update, { passive: true });
  update();
}

/**
 * Says of each picture with something in its place how it fares, for the styles: React comes too late to hear of it.
 */
export function followPictures(): void {
  for (const [event, state] of [
    ['load', 'shown'],
    ['error', 'broken'],
  ] as const) {
    const tell = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.dataset.state = state;
    };
    // They do not bubble.
    document.addEventListener(event, tell, { capture: true });
  }
}

/** The functions as the text of an inline script, without what only people read of their lines: it comes with every page. */
export function inlineScript(...scripts: EarlyScript[]): string {
  return scripts
    .map((script) => {
      if (typeof script === 'function') return `(${script})();`;
      const [run, given] = script;
      return `(${run})(${JSON.stringify(given)});`;
    })
    .join('')
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/([;{,])\n/g, '$1');
}
