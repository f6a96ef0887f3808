// What the inline scripts of a page do: before the first paint, and without React.

/**
 * Decides the language of a first visit, and stores the one that a path prefix names. Storage may throw (private mode,
 * full); then the path alone decides. docs/decisions/0003-language-from-the-path.md
 */
export function decideLanguage(languages: readonly string[]): void {
  const { pathname, search, hash } = location;
  const moveTo = (language: string) => {
    const path = `/${language}/${pathname.replace(/^[/\\]+/, '')}`;
    location.replace(path.replace(/\/$/, '') + search + hash);
  };

  if (/^\/admin(\/|$)/i.test(pathname)) return;
  const [, prefix = ''] = pathname.toLowerCase().split('/');
  if (languages.includes(prefix)) {
    storeLanguage(prefix);
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

/** Puts the stored theme on the body (dark when nothing is stored) and lets the theme buttons change it. */
export function applyTheme(): void {
  let dark = true;
  try {
    dark = JSON.parse(readStored('darkMode') ?? 'true') !== false;
  } catch {
    // Not JSON: the default stands.
  }
  const paintBrowserFrame = (isLight: boolean) => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    const colour = isLight ? tag?.dataset.light : tag?.dataset.dark;
    if (tag && colour) tag.content = colour;
  };
  const apply = () => paintBrowserFrame(document.body.classList.toggle('light-mode', !dark));
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
    // What is not stored, the path has to name.
    if (!storeLanguage(link.lang)) return location.replace(link.href + location.hash);
    const path = link.pathname.replace(/^\/ar(?=\/|$)/, '') || '/';
    location.replace(path + link.search + location.hash);
  });
}

/**
 * Remembers when this browser was last here, and marks changes of a ruling that came since. It stays in the browser. A
 * visit ends with half an hour without a page; within it the marks stay as they are.
 */
export function markChanges(): void {
  const VISIT_ENDS_MS = 30 * 60_000;
  /** When the visit before this one ended; null on a first visit, to which nothing is new. */
  let previousVisitMs: number | null = null;
  const remember = (isNewPage: boolean) => {
    const now = Date.now();
    const visit = JSON.parse(localStorage.getItem('visit') ?? 'null') ?? { before: null, at: now };
    const isNewVisit = isNewPage && now - visit.at > VISIT_ENDS_MS;
    previousVisitMs = isNewVisit ? visit.at : visit.before;
    localStorage.setItem('visit', JSON.stringify({ before: previousVisitMs, at: now }));
  };
  try {
    remember(true);
    // A page that stays open for long is still this visit.
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
      // When the element is parsed, and when React changes its moment.
      attributeChangedCallback(_name: string, _old: string | null, at: string | null) {
        const isNew = previousVisitMs !== null && Date.parse(at ?? '') > previousVisitMs;
        this.toggleAttribute('data-new', isNew);
      }
    },
  );
}

/** Opens the search box with Ctrl-K, ⌘K or `/` outside fields; by the key's place where the keyboard writes Arabic. */
export function openSearch(): void {
  addEventListener('keydown', (event) => {
    const { target, key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    const box = document.getElementById('find');
    if (!box || event.defaultPrevented || event.isComposing || altKey) return;
    const isLatin = /^[!-~]$/.test(key);
    const isK = isLatin ? /^k$/i.test(key) : code === 'KeyK';
    // Some keyboards have the slash above another sign.
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

/** Shows and stores the choice for the key `/` on the accessibility statement: React may not be there yet. */
export function keepSearchKey(): void {
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

/** Marks each picture as shown or broken, for the styles of its placeholder: React misses what loads before it. */
export function followPictures(): void {
  for (const [event, state] of [
    ['load', 'shown'],
    ['error', 'broken'],
  ] as const) {
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.dataset.state = state;
    };
    // These events do not bubble.
    document.addEventListener(event, mark, { capture: true });
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
