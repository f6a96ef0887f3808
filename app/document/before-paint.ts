import { isAdminPath } from '#app/i18n/admin-path.ts';

// Functions of the inline scripts, which run before the first paint and without React.

/**
 * Decides the language of a first visit, and stores the language of a path prefix. Storage may throw (private mode,
 * full); then the path alone decides. docs/decisions/0003-language-from-the-path.md
 */
export function decideLanguage(languages: readonly string[]): void {
  const { pathname, search, hash } = location;
  const moveTo = (language: string) => {
    const path = `/${language}/${pathname.replace(/^[/\\]+/, '')}`;
    location.replace(path.replace(/\/$/, '') + search + hash);
  };

  if (isAdminPath(pathname)) return;
  const [, prefix = ''] = pathname.toLowerCase().split('/');
  if (languages.includes(prefix)) {
    const isStored = storeLanguage(prefix);
    // Arabic has the bare path. A language that is not stored must be named by the path.
    if (prefix === 'ar' && isStored) {
      const path = `/${pathname.slice('/ar'.length).replace(/^[/\\]+/, '')}`;
      location.replace(path + search + hash);
    }
    return;
  }

  const stored = readStored('lang');
  if (stored && stored !== 'ar' && languages.includes(stored)) {
    moveTo(stored);
    return;
  }
  // Crawlers store no language either: they would be moved from every Arabic page to its English twin.
  const isCrawler = /(?<!cu)bot|crawl|spider|slurp|inspectiontool|facebookexternalhit/i.test(
    navigator.userAgent,
  );
  // Null: nothing is stored. Undefined: storage is not readable.
  if (stored !== null || readStored('hasVisitedBefore') !== null || isCrawler) return;

  document.documentElement.dataset.firstVisit = '';
  const LOADING_SCREEN_MS = 100;
  setTimeout(() => {
    const [preferred = ''] = String(navigator.language).toLowerCase().split('-');
    const language = languages.includes(preferred) ? preferred : 'en';
    storeLanguage(language);
    if (language === 'ar') delete document.documentElement.dataset.firstVisit;
    else moveTo(language);
  }, LOADING_SCREEN_MS);
}

/** Puts an empty session storage in the place of a refused one, without which the router's inline script throws. */
export function replaceRefusedStorage(): void {
  try {
    sessionStorage.getItem('');
  } catch {
    const value = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(globalThis, 'sessionStorage', { value });
  }
}

/** Puts the stored theme on the body (dark when nothing is stored) and lets the theme buttons change it. */
export function applyTheme(): void {
  let dark = true;
  try {
    dark = JSON.parse(readStored('darkMode') ?? 'true') !== false;
  } catch {
    // Invalid JSON: the default applies.
  }
  const paintBrowserFrame = (isLight: boolean) => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    const colour = isLight ? tag?.dataset.light : tag?.dataset.dark;
    if (tag && colour) tag.content = colour;
  };
  const apply = () => paintBrowserFrame(document.body.classList.toggle('light-mode', !dark));
  // The head runs ahead of the style sheet: the body gets its class as soon as it is parsed. A script in the body
  // would wait for the sheet, and the browser may paint the empty body in between.
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
    paintBrowserFrame(!isDark);
    // If it cannot be stored, the choice lasts as long as the page.
    store('darkMode', JSON.stringify(isDark));
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'darkMode') return;
    paintBrowserFrame(document.body.classList.toggle('light-mode', newValue === 'false'));
  });
}

/**
 * Handles the link to the other language before React starts as `LanguageToggle` does later: hash and history entry
 * stay, and the path has no `/ar`.
 */
export function switchLanguage(): void {
  addEventListener('click', (event) => {
    const { target, defaultPrevented, metaKey, ctrlKey, shiftKey } = event;
    if (!(target instanceof Element) || defaultPrevented || metaKey || ctrlKey || shiftKey) return;
    const link = target.closest<HTMLAnchorElement>('a[data-language-toggle]');
    if (!link) return;
    event.preventDefault();
    // If the language cannot be stored, the path has to name it.
    if (!storeLanguage(link.lang)) return location.replace(link.href + location.hash);
    const path = link.pathname.replace(/^\/ar(?=\/|$)/, '') || '/';
    location.replace(path + link.search + location.hash);
  });
}

/**
 * Stores the time of the last visit in the browser, and highlights rulings that changed since then. A visit ends after
 * half an hour without a page; the highlights stay the same within a visit.
 */
export function highlightChanges(): void {
  const VISIT_ENDS_MS = 30 * 60_000;
  /** End of the previous visit; null on a first visit, when nothing counts as new. */
  let previousVisitMs: number | null = null;
  const storeVisit = (isNewPage: boolean) => {
    const now = Date.now();
    const visit = JSON.parse(localStorage.getItem('visit') ?? 'null') ?? { before: null, at: now };
    const isNewVisit = isNewPage && now - visit.at > VISIT_ENDS_MS;
    previousVisitMs = isNewVisit ? visit.at : visit.before;
    localStorage.setItem('visit', JSON.stringify({ before: previousVisitMs, at: now }));
  };
  try {
    storeVisit(true);
    // A page that stays open for long belongs to this visit.
    addEventListener('pagehide', () => storeVisit(false));
  } catch {
    // Unreadable storage: every visit is the first.
  }
  customElements.define(
    'since-visit',
    class extends HTMLElement {
      static get observedAttributes() {
        return ['at'];
      }
      // Called when the element is parsed, and when React changes `at`.
      attributeChangedCallback(_name: string, _old: string | null, at: string | null) {
        const isNew = previousVisitMs !== null && Date.parse(at ?? '') > previousVisitMs;
        this.toggleAttribute('data-new', isNew);
      }
    },
  );
}

/** Opens the search box with Ctrl-K, ⌘K or `/` outside fields; by the key's position on an Arabic keyboard. */
export function openSearch(): void {
  addEventListener('keydown', (event) => {
    const { target, key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    const box = document.getElementById('find');
    if (!box || event.defaultPrevented || event.isComposing || altKey) return;
    const isLatin = /^[!-~]$/.test(key);
    const isK = isLatin ? /^k$/i.test(key) : code === 'KeyK';
    // Some keyboards have the slash on a shifted key.
    const isSlash = isLatin ? key === '/' : code === 'Slash' && !shiftKey;
    // A single key can be turned off, for speech input: WCAG 2.1.4.
    const opens =
      ctrlKey || metaKey
        ? isK && !shiftKey && ctrlKey !== metaKey
        : isSlash && readStored(SEARCH_KEY) !== 'off';
    const field = 'input, textarea, select, [contenteditable]';
    if (!opens || (target instanceof Element && target.closest(field))) return;
    event.preventDefault();
    if (!box.matches(':popover-open')) box.showPopover();
    box.querySelector('input')?.select();
  });
}

/** Shows and stores the choice for the key `/` on the accessibility statement, before React starts. */
export function storeSearchKeyChoice(): void {
  addEventListener('DOMContentLoaded', () => {
    const box = document.getElementById('search-key');
    if (box instanceof HTMLInputElement) box.checked = readStored(SEARCH_KEY) !== 'off';
  });
  addEventListener('change', ({ target: box }) => {
    if (!(box instanceof HTMLInputElement) || box.id !== 'search-key') return;
    try {
      if (box.checked) localStorage.removeItem(SEARCH_KEY);
      else localStorage.setItem(SEARCH_KEY, 'off');
    } catch {
      box.checked = true;
    }
  });
}

/** Sets `data-state` of each picture, for the styles of its placeholder: React misses earlier load events. */
export function trackPictures(): void {
  for (const [event, state] of [
    ['load', 'shown'],
    ['error', 'broken'],
  ] as const) {
    const setState = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.dataset.state = state;
    };
    // These events do not bubble.
    document.addEventListener(event, setState, { capture: true });
  }
}

const SEARCH_KEY = 'searchKey';

function storeLanguage(language: string): boolean {
  return store('lang', language) && store('hasVisitedBefore', 'true');
}

/** Null: not stored. Undefined: storage is not readable. */
function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
