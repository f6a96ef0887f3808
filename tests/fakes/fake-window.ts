import { createContext, runInContext } from 'node:vm';
import { bundleScript } from '#cli/assets/bundle-script.ts';

// Scripts that run before the first paint, without a browser: their bundle is run in a context that holds only the interfaces
// they use. Its globals record what a script does, and the returned functions do what a reader does.

const ORIGIN = 'https://site.example';

/** The bundle of the script in the file `entry` of `app/`, built for a site in these languages. */
export async function bundleOf(entry: string, languages = ['ar', 'en']): Promise<string> {
  const path = `${import.meta.dirname}/../../app/${entry}`;
  const { code } = await bundleScript(path, { LANGUAGES: languages, BUILD: '' });
  return code;
}

export interface Visit {
  at?: string;
  stored?: Record<string, string>;
  language?: string | undefined;
  userAgent?: string;
  /** Storage that refuses, as in private mode, or that is full. */
  storage?: 'refused' | 'full' | undefined;
  nowMs?: number;
}

/** Runs a script in a new window. */
export function openWindow(
  script: string,
  {
    at = '/',
    stored = {},
    language = 'en-GB',
    userAgent = 'Mozilla/5.0 (X11) Firefox/150.0',
    storage,
    nowMs = 0,
  }: Visit = {},
) {
  let now = nowMs;
  const { pathname, search, hash } = new URL(at, ORIGIN);
  const { listen, fire } = newListeners();
  const { localStorage, contents } = newStorage(stored, storage);
  const { document, dataset, rootAttributes, bodyClasses, lineProperties, frameColour } =
    newDocument(listen);
  const replaced: string[] = [];
  const timers: { run: () => void; delayMs: number }[] = [];
  let SinceVisitElement: (new () => SinceVisit) | undefined;
  const globals = {
    location: { pathname, search, hash, replace: (address: string) => replaced.push(address) },
    navigator: { language, userAgent },
    localStorage,
    document,
    Date: { now: () => now, parse: Date.parse },
    Element: FakeElement,
    HTMLElement: FakeHtmlElement,
    HTMLImageElement: FakeImage,
    customElements: {
      define: (name: string, element: new () => SinceVisit) => {
        if (name === 'since-visit') SinceVisitElement = element;
      },
    },
    scrollY: 0,
    innerHeight: 1000,
    setTimeout: (run: () => void, delayMs: number) => void timers.push({ run, delayMs }),
    addEventListener: listen,
  };
  runInContext(script, createContext(globals));
  return {
    globals,
    replaced,
    timers,
    dataset,
    rootAttributes,
    lineProperties,
    bodyClasses,
    frameColour,
    stored: contents,
    /** Everything stored but the time of the visit. */
    storedChoices: () => {
      const { visit: _, ...choices } = contents();
      return choices;
    },
    /** Whether the loading screen covers the page. */
    isGated: () => 'firstVisit' in dataset,
    fire,
    /** Clicks a link to the other language; returns whether the script replaces its navigation. */
    followLink: (lang: string, href: string, keys: object = {}) => {
      let isPrevented = false;
      const preventDefault = () => {
        isPrevented = true;
      };
      fire('click', { target: new LanguageLink(lang, href), preventDefault, ...keys });
      return isPrevented;
    },
    click: (inToggle: boolean) => fire('click', { target: new FakeElement(inToggle) }),
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

type Listen = (name: string, listener: (event: object) => void) => void;

function newListeners() {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const listen: Listen = (name, listener) =>
    void listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const fire = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  return { listen, fire };
}

function newStorage(stored: Record<string, string>, failure: Visit['storage']) {
  const items = new Map(Object.entries(stored));
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const localStorage = {
    getItem: failure === 'refused' ? refuse : (key: string) => items.get(key) ?? null,
    setItem: failure ? refuse : (key: string, value: string) => void items.set(key, value),
  };
  return { localStorage, contents: () => Object.fromEntries(items) };
}

/** The document records attributes, classes and properties that scripts set. */
function newDocument(listen: Listen) {
  const dataset: Record<string, string> = {};
  const rootAttributes = new Set<string>();
  const bodyClasses = new Set<string>();
  const lineProperties = new Map<string, string>();
  const colourTag = { content: 'dark', dataset: { dark: 'dark', light: 'light' } };
  const line = {
    style: { setProperty: (name: string, value: string) => void lineProperties.set(name, value) },
  };
  const document = {
    // Events of pictures do not bubble and are heard only while they are captured.
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
      ({ 'meta[name=theme-color]': colourTag, '.scroll-progress': line })[selector] ?? null,
    body: {
      classList: {
        toggle: (name: string, on = !bodyClasses.has(name)) => toggle(bodyClasses, name, on),
      },
    },
  };
  const frameColour = () => colourTag.content;
  return { document, dataset, rootAttributes, bodyClasses, lineProperties, frameColour };
}

function toggle(set: Set<string>, name: string, on: boolean): boolean {
  if (on) set.add(name);
  else set.delete(name);
  return on;
}

/** The custom element of changes since the last visit. */
interface SinceVisit {
  isNew: boolean;
  attributeChangedCallback(name: string, old: string | null, at: string): void;
}

class FakeElement {
  inToggle: boolean;
  constructor(inToggle: boolean) {
    this.inToggle = inToggle;
  }
  closest(selector: string) {
    return this.inToggle && selector === '[data-theme-toggle]' ? this : null;
  }
}

class LanguageLink extends FakeElement {
  lang: string;
  href: string;
  pathname: string;
  search: string;
  constructor(lang: string, href: string) {
    super(false);
    const address = new URL(href, ORIGIN);
    this.lang = lang;
    this.href = address.href;
    this.pathname = address.pathname;
    this.search = address.search;
  }
  override closest(selector: string) {
    return selector === 'a[data-language-toggle]' ? this : null;
  }
}

class FakeHtmlElement {
  isNew = false;
  toggleAttribute(name: string, on: boolean) {
    if (name === 'data-new') this.isNew = on;
  }
}

class FakeImage {
  dataset: Record<string, string> = {};
}
